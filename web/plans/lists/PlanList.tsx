import type { ReactNode, Ref } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Failure, Unloaded, Unreached } from '../../kit/Notice.tsx';
import { REST_OFFLINE, useFocusAfterMore } from '../../kit/ShowMore.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import classes from './PlanList.module.css';

export type PlanFailed = { readonly message: string; readonly reason: string };

type Props = {
  title: string;
  /** The state of the list's query. */
  query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  loadFailed: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** The failure of a row's action, as long as it is shown. */
  failure: PlanFailed | null;
  rows: readonly ReactNode[];
  region: Ref<HTMLElement>;
};

/** A quiet list of plans with what each such list needs: a skeleton while loading, retry, the end. */
export function PlanList({ title, query, loadFailed, empty, failure, rows, region }: Props) {
  const failed = query.isError && rows.length === 0;
  return (
    <section ref={region} className={classes.list} aria-label={title} aria-busy={query.isPending}>
      <h2 tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      {failure && <Failure {...failure} />}
      {failed && <Unloaded query={query} failed={loadFailed} />}
      {query.isPending && <RowSkeleton />}
      {!query.isPending && !failed && rows.length === 0 && (
        <div className={classes.empty}>{empty}</div>
      )}
      {rows.length > 0 && <ul className="plain">{rows}</ul>}
      {query.hasNextPage && <MoreRows query={query} failed={loadFailed} />}
    </section>
  );
}

type MoreProps = {
  query: Omit<Props['query'], 'refetch'>;
  failed: string;
  reason?: string;
  label?: string;
};

/** The foot of a list that has more pages. */
export function MoreRows({ query, failed, reason, label = 'Show more' }: MoreProps) {
  const foot = useFocusAfterMore(query.isFetchNextPageError);
  const more = () => void (query.isFetchingNextPage || query.fetchNextPage());
  return (
    <div ref={foot}>
      {query.isFetchNextPageError ? (
        <Unreached
          error={query.error}
          failed={failed}
          reason={reason}
          offline={REST_OFFLINE}
          onRetry={more}
        />
      ) : (
        <Button
          variant="subtle"
          color="gray"
          fullWidth
          loading={query.isFetchingNextPage}
          onClick={more}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

/**
 * One row, the fewest that can arrive. If a list at the end of the page shrank, the buttons above it would move
 * away from under the pointer.
 */
function RowSkeleton() {
  return (
    <div aria-hidden="true" className={classes.waiting}>
      <Skeleton height={14} width="62%" />
      <Skeleton height={12} width="80%" mt={8} />
    </div>
  );
}
