import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  Customer,
  CustomerPage,
  DieticianSummary,
  Notes,
  PlainCustomerPage,
  StandingCounts,
} from '#domain/coaching/customerSchema.ts';
import { CUSTOMERS_PAGE } from '#domain/coaching/limits.ts';
import type { PeriodDates } from '#domain/coaching/periodSchema.ts';
import type { TransitionName } from '#domain/coaching/transitions.ts';
import { confirmedBy } from '#domain/confirm.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { pagesQuery } from '../api/pages.ts';
import { ApiError, get, send } from '../api/request.ts';
import { queryClient, STALE_MS } from '../live/queryClient.ts';
import { filterQuery, type ListFilter, WHOLE_LIST } from './listFilter.ts';

const PLANS_PAGE = '20';

const pathOf = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;

export const customerListQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['customer-list', 'rows', filter],
    queryFn: ({ pageParam }) =>
      get<CustomerPage>(`/api/customers${filterQuery(filter, pageFrom(pageParam))}`),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/**
 * The same people for whoever shows no strips: the server then reads none. A page that the list has,
 * and that is fresh, is not fetched again.
 */
export const customerChoiceQuery = (search: string) => {
  const filter = { ...WHOLE_LIST, search };
  const list = customerListQuery(filter);
  return infiniteQueryOptions({
    queryKey: [...list.queryKey, 'without strips'],
    queryFn: async ({ pageParam }): Promise<PlainCustomerPage> =>
      freshPage(list.queryKey, pageParam) ?? plainPage(filter, pageParam),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
};

const pageFrom = (after: string) => ({
  limit: String(CUSTOMERS_PAGE),
  ...(after && { after }),
});

async function plainPage(filter: ListFilter, after: string): Promise<PlainCustomerPage> {
  const ask = (more = {}) =>
    get<PlainCustomerPage>(`/api/customers${filterQuery(filter, { ...pageFrom(after), ...more })}`);
  try {
    return await ask({ strip: 'no' });
  } catch (error) {
    // A server of an older version knows of no such field, and answers with the strips.
    const isUnknown = error instanceof ApiError && error.status === 422 && 'strip' in error.fields;
    if (!isUnknown) throw error;
    return ask();
  }
}

function freshPage(queryKey: QueryKey, after: string): CustomerPage | undefined {
  const cache = queryClient.getQueryCache();
  const list = cache.find<InfiniteData<CustomerPage, string>>({ queryKey, exact: true });
  const { data } = list?.state ?? {};
  return list && data && !list.isStaleByTime(STALE_MS)
    ? data.pages[data.pageParams.indexOf(after)]
    : undefined;
}

export const standingCountsQuery = (search: string) =>
  queryOptions({
    queryKey: ['customer-list', 'counts', search],
    queryFn: () =>
      get<StandingCounts | null>(`/api/customers/counts${filterQuery({ ...WHOLE_LIST, search })}`),
    placeholderData: keepPreviousData,
  });

export const customerQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'customer'],
    queryFn: () => get<Customer>(pathOf(customerId)),
  });

export const notesQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'note'],
    queryFn: () => get<Notes>(`${pathOf(customerId)}/notes`),
  });

export const planListQuery = (customerId: string) =>
  pagesQuery<PlanSummary>(
    ['customers', customerId, 'diet-plan', 'pages'],
    `${pathOf(customerId)}/diet-plans`,
    { limit: PLANS_PAGE },
  );

export const dieticiansQuery = queryOptions({
  queryKey: ['dieticians', 'all'],
  queryFn: () => get<{ items: DieticianSummary[] }>('/api/dieticians'),
});

export function useAssign(customerId: string) {
  const queries = useQueryClient();
  return useMutation({
    // One after the other: the last choice is the one that holds.
    scope: { id: `dietician of ${customerId}` },
    mutationFn: (dieticianId: string | null) =>
      send<Customer>('PUT', `${pathOf(customerId)}/dietician`, { dieticianId }),
    onSuccess: (customer) => queries.setQueryData(customerQuery(customerId).queryKey, customer),
    // Whom one chose may be no dietician any more.
    onError: () => queries.invalidateQueries(dieticiansQuery),
  });
}

type Change = { transition: TransitionName; dates: PeriodDates; read: readonly string[] };

export function useChangePeriod(customerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ transition, dates, read }: Change) =>
      send<Customer>('PUT', `${pathOf(customerId)}/coaching-period/${transition}`, {
        ...dates,
        ...confirmedBy(read),
      }),
    onSuccess: (customer) => {
      queries.setQueryData(customerQuery(customerId).queryKey, customer);
      void queries.invalidateQueries({ queryKey: ['customer-list'] });
    },
  });
}

type NotesChange = { customerId: string; notes: string; basedOn: number };

/** Whose notes they are is said with them: the screen may show another customer meanwhile. */
export function useSaveNotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ customerId, notes, basedOn }: NotesChange) =>
      send<Notes>('PUT', `${pathOf(customerId)}/notes`, { notes }, { ifMatch: basedOn }),
    onSuccess: (saved, { customerId }) =>
      queries.setQueryData(notesQuery(customerId).queryKey, saved),
  });
}
