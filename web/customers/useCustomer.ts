import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Customer, PlainCustomerPage } from '#domain/customers/customerSchema.ts';
import { customerQuery } from './api.ts';

/** The customer; until they are fetched, the data from the list. */
export function useCustomer(customerId: string) {
  const queries = useQueryClient();
  return useQuery({
    ...customerQuery(customerId),
    placeholderData: () => fromLists(queries, customerId),
  });
}

/** The customer's name, if a list has it. */
export function useNameInLists(customerId: string): string | undefined {
  const known = fromLists(useQueryClient(), customerId);
  return known && (known.name.trim() || known.email);
}

/** The customer's name, if a list or their own page has it; fetches nothing. */
export function useKnownName(customerId: string | undefined): string | undefined {
  const queries = useQueryClient();
  const { data } = useQuery({
    ...customerQuery(customerId ?? ''),
    enabled: false,
    placeholderData: () => fromLists(queries, customerId ?? ''),
  });
  return data && (data.name.trim() || data.email);
}

/** The customer's name for use in a sentence, from their own page or a list. */
export function nameOf(queries: QueryClient, customerId: string): string {
  const known =
    queries.getQueryData(customerQuery(customerId).queryKey) ?? fromLists(queries, customerId);
  return known?.name.trim() || known?.email || 'the customer';
}

export function fromLists(queries: QueryClient, customerId: string): Customer | undefined {
  const lists = queries.getQueriesData<InfiniteData<PlainCustomerPage>>({
    queryKey: ['customer-list', 'rows'],
  });
  for (const [, list] of lists)
    for (const { items } of list?.pages ?? []) {
      const found = items.find((row) => row.id === customerId);
      if (found) return found;
    }
  return undefined;
}
