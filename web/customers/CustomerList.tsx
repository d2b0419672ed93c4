import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { STANDING_WORDS } from '#domain/coaching/period.ts';
import { rowsOf } from '../api/pages.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { customerListQuery } from './api.ts';
import classes from './CustomerList.module.css';
import { CustomerListRow } from './CustomerListRow.tsx';
import type { ListFilter } from './listFilter.ts';
import { useRowLinks } from './useRowLinks.ts';
import { LIST_FAILED } from './words.ts';

type Props = {
  filter: ListFilter;
  selectedId: string | undefined;
  /** The query string that the rows' links carry on. */
  query: string;
  onClearFilter: () => void;
};

/** The customers the filter finds, page after page. */
export function CustomerList({ filter, selectedId, query, onClearFilter }: Props) {
  const list = useInfiniteQuery(customerListQuery(filter));
  const links = useRowLinks(query);
  const failure = list.isError && !list.isFetchNextPageError && (
    <div className={classes.failure}>
      <Unloaded query={list} failed={LIST_FAILED} keepsWords />
    </div>
  );
  const rows = rowsOf(list.data);
  const stale = list.isPlaceholderData;
  if (list.isPending || (stale && rows.length === 0)) return <CustomerListSkeleton />;
  if (!list.data) return failure;

  if (rows.length === 0) return <NobodyFound filter={filter} onClear={onClearFilter} />;
  const tabStop = rows.some((row) => row.id === selectedId) ? selectedId : rows[0]?.id;
  return (
    <>
      {failure}
      <ul
        ref={links}
        className={classes.rows}
        aria-label="Customers"
        aria-busy={stale}
        data-stale={stale}
      >
        {rows.map((row) => (
          <CustomerListRow
            key={row.id}
            customer={row}
            sort={filter.sort}
            query={query}
            selected={row.id === selectedId}
            tabStop={row.id === tabStop}
          />
        ))}
      </ul>
      <ShowMore list={list} failed={LIST_FAILED} />
    </>
  );
}

type NobodyFoundProps = { filter: ListFilter; onClear: () => void };

/** Shown if there are customers, but none match the search and the filter. */
function NobodyFound({ filter, onClear }: NobodyFoundProps) {
  const search = filter.search.trim();
  const standing = filter.standing && STANDING_WORDS[filter.standing];
  return (
    <EmptyState
      icon={IconSearch}
      title="Nobody found"
      action={
        <Button variant="default" onClick={onClear}>
          Show all customers
        </Button>
      }
    >
      No customer
      {search && ` has “${search}” in name or e-mail`}
      {search && standing && ' and'}
      {standing && ` stands as ${standing}`}.
    </EmptyState>
  );
}

const ROWS = Array.from({ length: 12 }, (_, row) => row);

function CustomerListSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Fetching customers</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={classes.skeleton}>
          <Skeleton circle height={36} />
          <div>
            <Skeleton height={12} width={`${44 + ((row * 17) % 24)}%`} mt={4} />
            <Skeleton height={10} width={`${52 + ((row * 11) % 20)}%`} mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
}
