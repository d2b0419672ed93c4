import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { DieticianSummary, PeriodDates } from '#domain/coaching/periodSchema.ts';
import type { TransitionName } from '#domain/coaching/transitions.ts';
import { CUSTOMERS_PAGE } from '#domain/customers/customer.ts';
import type {
  Customer,
  CustomerPage,
  Notes,
  PlainCustomerPage,
  StandingCounts,
} from '#domain/customers/customerSchema.ts';
import type { DietPlan, PlanSummary } from '#domain/plans/planSchema.ts';
import { confirmedBy } from '#domain/refusal.ts';
import { CONSENT_WITHDRAWN } from '#domain/signIn/access.ts';
import { customerQuery } from '../api/customer.ts';
import { pagesQuery } from '../api/pages.ts';
import { ApiError, get, send } from '../api/request.ts';
import { queryClient, STALE_MS } from '../live/queryClient.tsx';
import { filterQuery, type ListFilter, WHOLE_LIST } from './address.ts';

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
 * The same customers, for screens without strips: the server then does not read them. A fresh page of the
 * list is not fetched again.
 */
export const customerChoiceQuery = (search: string) => {
  const filter = { ...WHOLE_LIST, search };
  const list = customerListQuery(filter);
  return infiniteQueryOptions({
    queryKey: [...list.queryKey, 'without strips'],
    queryFn: async ({ pageParam }): Promise<PlainCustomerPage> =>
      freshPage(list.queryKey, pageParam) ??
      get(`/api/customers${filterQuery(filter, { ...pageFrom(pageParam), strip: 'no' })}`),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
};

const pageFrom = (after: string) => ({
  limit: String(CUSTOMERS_PAGE),
  ...(after && { after }),
});

function freshPage(queryKey: QueryKey, after: string): CustomerPage | undefined {
  const cache = queryClient.getQueryCache();
  const list = cache.find<InfiniteData<CustomerPage, string>>({ queryKey, exact: true });
  const { data } = list?.state ?? {};
  return list && data && !list.isStaleByTime(STALE_MS)
    ? data.pages[data.pageParams.indexOf(after)]
    : undefined;
}

export const standingCountsQuery = (of: Pick<ListFilter, 'search' | 'dietician'>) =>
  queryOptions({
    queryKey: ['customer-list', 'counts', of],
    queryFn: () =>
      get<StandingCounts | null>(`/api/customers/counts${filterQuery({ ...WHOLE_LIST, ...of })}`),
    placeholderData: keepPreviousData,
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

/** A plan to be read; for the editor see web/plans/api.ts. */
export const planQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'read', id],
    queryFn: () => get<DietPlan>(`${pathOf(customerId)}/diet-plans/${encodeURIComponent(id)}`),
  });

export const dieticiansQuery = queryOptions({
  queryKey: ['dieticians', 'all'],
  queryFn: () => get<{ items: DieticianSummary[] }>('/api/dieticians'),
});

export function useAssign(customerId: string) {
  const queries = useQueryClient();
  return useMutation({
    // Changes run one after the other, so that the last choice wins.
    scope: { id: `dietician of ${customerId}` },
    mutationFn: (dieticianId: string | null) =>
      send<Customer>('PUT', `${pathOf(customerId)}/dietician`, { dieticianId }),
    onSuccess: (customer) => queries.setQueryData(customerQuery(customerId).queryKey, customer),
    // The chosen person may no longer be a dietician.
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

/** Takes the customer's id with the notes, because another customer may be on screen by then. */
export function useSaveNotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ customerId, notes, basedOn }: NotesChange) =>
      send<Notes>('PUT', `${pathOf(customerId)}/notes`, { notes }, { ifMatch: basedOn }),
    onSuccess: (saved, { customerId }) =>
      queries.setQueryData(notesQuery(customerId).queryKey, saved),
  });
}

export const isConsentWithdrawn = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CONSENT_WITHDRAWN;
