import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';

/** Something that was done to the library and can be taken back. */
export type Undoable = {
  readonly what: 'takenOut' | 'replaced';
  /** As it was before. */
  readonly plan: LibraryPlan;
  /** Of the plan since then. */
  readonly version: number;
};

/** Newest first. Kept with the answers, outside of the dialog, until the person leaves. */
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

/** A week that is replaced twice comes back as it was before the second time. */
export const remember = (queries: QueryClient, done: Undoable): void =>
  void queries.setQueryData<readonly Undoable[]>(undoablesQuery.queryKey, (now = []) => [
    done,
    ...without(now, done),
  ]);

export const forget = (queries: QueryClient, undone: Undoable): void =>
  void queries.setQueryData<readonly Undoable[]>(undoablesQuery.queryKey, (now = []) =>
    without(now, undone),
  );
