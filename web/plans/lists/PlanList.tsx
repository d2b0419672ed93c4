import { IconDots, IconTrash } from '@tabler/icons-react';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { isolated } from '#domain/language/language.ts';
import { messageOf } from '../../api/errors.ts';
import { ApiError, worthFetchingAgain } from '../../api/request.ts';
import { Hint, IconButton, RowAction } from '../../kit/Button.tsx';
import { Failure, Unloaded } from '../../kit/Notice.tsx';
import { Menu, type MenuEntry } from '../../kit/Popover.tsx';
import { ShowMore } from '../../kit/ShowMore.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useBriefMessage } from '../../kit/time.ts';
import { say as ofKit } from '../../kit/words.ts';
import { say } from '../words.ts';
import classes from './PlanList.module.css';

type PlanFailed = { readonly message: string; readonly reason: string };

type Props = {
  title: string;
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
  empty: ReactNode;
  failure: PlanFailed | null;
  rows: readonly ReactNode[];
  region: Ref<HTMLElement>;
};

/** The others stand behind More. */
const FIRST_ROWS = 5;

/** A quiet list of plans with what each such list needs: a skeleton while loading, retry, the end. */
export function PlanList({ title, query, loadFailed, empty, failure, rows, region }: Props) {
  const failed = query.isError && rows.length === 0;
  const [isOpen, open] = useState(false);
  const isWhole = isOpen || rows.length <= FIRST_ROWS;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.children[FIRST_ROWS]?.querySelector('button')?.focus();
  }, [isOpen]);
  return (
    <section
      ref={region}
      className="card shrinks pad-4"
      aria-label={title}
      aria-busy={query.isPending}
    >
      <h2 tabIndex={-1} className="below-2 text-17">
        {title}
      </h2>
      {failure && <Failure {...failure} />}
      {failed && <Unloaded query={query} failed={loadFailed} />}
      {query.isPending && <RowSkeleton />}
      {!query.isPending && !failed && rows.length === 0 && (
        <div className={classes.empty}>{empty}</div>
      )}
      {rows.length > 0 && (
        <ul ref={list} className="plain">
          {isWhole ? rows : rows.slice(0, FIRST_ROWS)}
        </ul>
      )}
      <ShowMore
        list={isWhole ? query : { ...query, hasNextPage: true, fetchNextPage: () => open(true) }}
        label={say.more}
        failed={loadFailed}
        onPress
      />
    </section>
  );
}

export type Action = ComponentProps<typeof RowAction>;

type RowProps = {
  name: string;
  chip?: string | undefined;
  facts: ReactNode;
  actions: readonly Action[];
  /** What is needed less often. */
  more?: readonly MenuEntry[];
  onDelete: () => void;
};

export const PlanRow = ({ name, chip, facts, actions, more, onDelete }: RowProps) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <p className={classes.name}>
        {name}
        {chip && <span className={classes.editing}>{chip}</span>}
      </p>
      <p className={classes.facts}>{facts}</p>
    </div>
    <div className={classes.actions}>
      {actions.map((action) => (
        <RowAction key={action.label} {...action} />
      ))}
      {more && (
        <Hint label={say.more} atEnd>
          <Menu name={say.moreFor(name)} groups={[more]}>
            <IconButton size={36} aria-label={say.moreFor(name)}>
              <IconDots size={18} stroke={1.5} aria-hidden />
            </IconButton>
          </Menu>
        </Hint>
      )}
      <RowAction
        icon={IconTrash}
        label={ofKit.delete}
        name={say.deleteNamed(name)}
        onClick={onDelete}
      />
    </div>
  </li>
);

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

type Deletion<P> = {
  readonly remove: (plan: P) => Promise<void>;
  readonly onDeleted: (plan: P) => void;
  readonly failed: string;
  readonly queryKey: QueryKey;
};

const FAILURE_MS = 5000;

/** Deletes a plan of a list after a confirmation; `dialog` holds the props of that question. */
export function useDeletion<P extends { readonly name: string }>(deletion: Deletion<P>) {
  const { remove, onDeleted, failed, queryKey } = deletion;
  const queries = useQueryClient();
  const [asked, ask] = useState<P | null>(null);
  const [failure, fail, clear] = useBriefMessage<PlanFailed>(FAILURE_MS);
  const deleting = useMutation({
    mutationFn: async (plan: P) => {
      try {
        await remove(plan);
      } catch (error) {
        // Somebody else deleted it first, so the wish is fulfilled.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onMutate: clear,
    onSuccess: (_nothing, plan) => onDeleted(plan),
    onError: (error) => fail({ message: failed, reason: messageOf(error) }),
    onSettled: (_nothing, error) => {
      ask(null);
      if (!error || worthFetchingAgain(error)) void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    asked,
    ask,
    failure,
    dialog: {
      opened: asked !== null,
      title: asked ? ofKit.deleteNamed(isolated(asked.name)) : '',
      confirmLabel: ofKit.delete,
      busy: deleting.isPending,
      onConfirm: () => asked && deleting.mutate(asked),
      onClose: () => ask(null),
    },
  };
}

/**
 * Moves the focus once the row of a deleted plan has left the list: to the Delete button of the row that took its
 * place, or to the heading of a list that is empty now. `focusAfterDelete` takes the plan's id.
 */
export function useFocusAfterDelete(ids: readonly string[]) {
  const region = useRef<HTMLElement>(null);
  const left = useRef<{ id: string; place: number } | null>(null);

  useEffect(() => {
    const gone = left.current;
    if (!gone || ids.includes(gone.id)) return;
    left.current = null;
    if (document.activeElement?.matches('input, textarea')) return;
    const rows = region.current?.querySelectorAll('li') ?? [];
    const row = rows[Math.min(gone.place, rows.length - 1)];
    const next = [...(row?.querySelectorAll('button') ?? [])].at(-1);
    (next ?? region.current?.querySelector('h2'))?.focus();
  }, [ids]);

  const focusAfterDelete = (id: string) => {
    left.current = { id, place: ids.indexOf(id) };
  };
  return { region, focusAfterDelete };
}
