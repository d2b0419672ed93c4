import { type InfiniteData, queryOptions, useMutation } from '@tanstack/react-query';
import type { Day } from '#domain/day.ts';
import type {
  AddendumInput,
  TemplateInput,
  Visit,
  VisitFigures,
  VisitInput,
  VisitTemplate,
} from '#domain/visits/visitSchema.ts';
import { type Page, pagesQuery } from '../api/pages.ts';
import { ApiError, get, send } from '../api/request.ts';
import { invalidate, queryClient } from '../live/queryClient.tsx';

const listPath = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}/visits`;
const onePath = (customerId: string, id: string) =>
  `${listPath(customerId)}/${encodeURIComponent(id)}`;

/** The visits of a customer that contain all words of `search`, the latest day first, page by page. */
export const visitsQuery = (customerId: string, search: string) =>
  pagesQuery<Visit>(
    ['customers', customerId, 'visit', search],
    listPath(customerId),
    search ? { search } : {},
  );

export const refetchVisits = (customerId: string): void =>
  invalidate(['customers', customerId, 'visit']);

/** Shows a stored visit at once, and fetches the list again. */
export function showStored(customerId: string, stored: Visit): void {
  queryClient.setQueriesData<InfiniteData<Page<Visit>>>(
    { queryKey: ['customers', customerId, 'visit'] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === stored.id ? stored : each)),
        })),
      },
  );
  refetchVisits(customerId);
}

export const addVisit = (customerId: string, input: VisitInput, key: string) =>
  send<Visit>('POST', listPath(customerId), input, { idempotencyKey: key });

export const saveVisit = (customerId: string, id: string, input: VisitInput, basedOn: number) =>
  send<Visit>('PUT', onePath(customerId, id), input, { ifMatch: basedOn });

export const useDeleteVisit = (customerId: string) =>
  useMutation({
    mutationFn: async ({ id, version }: Visit) => {
      try {
        await send<void>('DELETE', onePath(customerId, id), undefined, { ifMatch: version });
      } catch (error) {
        // The visit was deleted in another tab already.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSettled: () => refetchVisits(customerId),
  });

export const signVisit = (customerId: string, { id, version }: Visit) =>
  send<Visit>('PUT', `${onePath(customerId, id)}/signed`, undefined, { ifMatch: version });

export const addAddendum = (customerId: string, id: string, input: AddendumInput, key: string) =>
  send<Visit>('POST', `${onePath(customerId, id)}/addenda`, input, { idempotencyKey: key });

export const figuresQuery = (customerId: string, date: Day) =>
  queryOptions({
    queryKey: ['customers', customerId, 'visit-figures', date],
    // Measured and logged meanwhile, in this conversation maybe.
    staleTime: 0,
    queryFn: () =>
      get<VisitFigures>(
        `/api/customers/${encodeURIComponent(customerId)}/visit-figures?date=${date}`,
      ),
  });

export const templateQuery = queryOptions({
  queryKey: ['visit-template'],
  queryFn: () => get<VisitTemplate>('/api/visit-template'),
});

export const saveTemplate = (input: TemplateInput, basedOn: number) =>
  send<VisitTemplate>('PUT', '/api/visit-template', input, { ifMatch: basedOn });
