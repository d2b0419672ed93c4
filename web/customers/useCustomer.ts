import {
  type InfiniteData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Customer, PlainCustomerPage } from '#domain/customers/customerSchema.ts';
import { isolated } from '#domain/language/language.ts';
import { customerQuery } from '../api/customer.ts';
import { dismiss, toastFailure } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { currentSession } from '../session/sessionStore.ts';
import { say } from './words.ts';

/** The customer; until they are fetched, the data from the list. */
export function useCustomer(customerId: string) {
  const queries = useQueryClient();
  return useQuery({
    ...customerQuery(customerId),
    placeholderData: () => fromLists(queries, customerId),
  });
}

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
function nameOf(queries: QueryClient, customerId: string): string {
  const known =
    queries.getQueryData(customerQuery(customerId).queryKey) ?? fromLists(queries, customerId);
  return known?.name.trim() || known?.email || say.theCustomer;
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

/** The toasts of failures that are still shown, by what failed for whom. */
const shownToasts = new Map<string, number>();

/**
 * Reports in a toast that a change for a customer could not be stored, when that customer is no longer on
 * screen. `what` failed. `isKept`: the browser kept the typed text.
 */
export function useLateFailure(customerId: string, what: keyof typeof say.failedFor) {
  const { id: myId } = useMe();
  const queries = useQueryClient();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = customerId;
    return () => {
      shown.current = null;
    };
  }, [customerId]);

  const about = `${what} of ${customerId}`;
  return {
    /** Whether the sender is still on screen, for this customer. If not, `say` the failure. */
    isHere: () => shown.current === customerId,
    say(reason: string, isKept: boolean) {
      // Another user may have logged in since, and must not see it.
      if (currentSession().me?.id !== myId) return;
      const failure = say.failedFor[what](isolated(nameOf(queries, customerId)), reason);
      shownToasts.set(about, toastFailure(isKept ? `${failure} ${say.typedIsKept}` : failure));
    },
    /** Removes the toast before the next try, which has an outcome of its own. */
    takeBack() {
      const id = shownToasts.get(about);
      if (id !== undefined) dismiss(id);
    },
  };
}
