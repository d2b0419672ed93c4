import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';

/** A change to the library that can be undone. */
export type Undoable = {
  readonly what: 'takenOut' | 'replaced';
  /** The plan before the change. */
  readonly plan: LibraryPlan;
  /** The version of the plan since then. */
  readonly version: number;
};

/** Newest first. Kept in the query cache, outside the dialog, until the person signs out. */
export const undoablesQuery = queryOptions<readonly Undoable[]>({
  queryKey: ['library-undoable'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const nameOf = ({ what, plan }: Pick<Undoable, 'what' | 'plan'>): string =>
  `${what} ${plan.id}`;

const without = (undoables: readonly Undoable[], gone: Undoable) =>
  undoables.filter((each) => nameOf(each) !== nameOf(gone));

/** Undoing a week that was replaced twice restores the week from before the second time. */
export const remember = (queries: QueryClient, done: Undoable): void =>
  void queries.setQueryData<readonly Undoable[]>(undoablesQuery.queryKey, (now = []) => [
    done,
    ...without(now, done),
  ]);

export const forget = (queries: QueryClient, undone: Undoable): void =>
  void queries.setQueryData<readonly Undoable[]>(undoablesQuery.queryKey, (now = []) =>
    without(now, undone),
  );
