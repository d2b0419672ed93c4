import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  LibraryPlan,
  LibraryPlanChange,
  LibraryPlanInput,
  LibraryPlanSummary,
} from '#domain/planLibrary/libraryPlanSchema.ts';
import type { TagCounts } from '#domain/tagsSchema.ts';
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
