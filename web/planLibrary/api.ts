import { keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type {
  LibraryPlan,
  LibraryPlanChange,
  LibraryPlanInput,
  LibraryPlanSummary,
} from '#domain/planLibrary/libraryPlanSchema.ts';
import type { TagCounts } from '#domain/textSchema.ts';
import { pagesQuery } from '../api/pages.ts';
import { get, send } from '../api/request.ts';

const PAGE = '30';
const PATH = '/api/plan-library';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export type Asked = {
  readonly search: string;
  readonly tag: string;
  readonly order: 'used' | 'name';
};

export const libraryQuery = (asked: Asked) => ({
  ...pagesQuery<LibraryPlanSummary>(['library-plan', 'list', asked], PATH, {
    limit: PAGE,
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  }),
  placeholderData: keepPreviousData,
});

export const libraryTagsQuery = queryOptions({
  queryKey: ['library-plan', 'tags'],
  queryFn: () => get<TagCounts>('/api/plan-library-tags'),
});

export const libraryPlanQuery = (id: string) =>
  queryOptions({
    queryKey: ['library-plan', 'one', id],
    queryFn: () => get<LibraryPlan>(pathOf(id)),
  });

export const putIntoLibrary = (input: LibraryPlanInput, idempotencyKey: string) =>
  send<LibraryPlan>('POST', PATH, input, { idempotencyKey });

type Version = Pick<LibraryPlanSummary, 'id' | 'version'>;

export const changeInLibrary = ({ id, version }: Version, change: LibraryPlanChange) =>
  send<LibraryPlan>('PUT', pathOf(id), change, { ifMatch: version });

export const takeOut = ({ id, version }: Version) =>
  send<void>('DELETE', pathOf(id), undefined, { ifMatch: version });

export const putBack = (id: string) => send<void>('PUT', `${pathOf(id)}/put-back`);

export const noteUse = (id: string) => send<void>('PUT', `${pathOf(id)}/used`);

export type Undoable = {
  readonly what: 'takenOut' | 'replaced';
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
