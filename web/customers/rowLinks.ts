import type { FetchQueryOptions } from '@tanstack/react-query';
import { type RefCallback, useCallback, useRef } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { TREND_RANGES } from '#domain/trends/range.ts';
import { customerQuery } from '../api/customer.ts';
import { prefetch } from '../api/request.ts';
import { conversationQuery, messagesQuery } from '../conversations/api.ts';
import { useNavigate } from '../kit/address.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { customerProfileQuery } from '../profiles/api.ts';
import { progressDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { trendsQuery } from '../trends/api.ts';
import { type Tab, viewIn } from './address.ts';
import { notesQuery, planListQuery } from './api.ts';
import { dayToRead, stripWindow } from './ProgressTab.tsx';
import { fromLists } from './useCustomer.ts';

/** Nobody notices a wait of this length. */
const UNNOTICED_MS = 100;

const rowOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-customer]') : null;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Resolves when `promise` has settled or the time is over; never rejects. */
const settledWithin = (ms: number, promise: Promise<void>) =>
  Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

/**
 * Opens a pressed row in place: one set of listeners on the list serves all rows. The customer is fetched on
 * mouse down, not earlier: every fetch is recorded in the access log.
 */
export function useRowLinks(query: string): RefCallback<HTMLElement> {
  const navigate = useNavigate();
  const latest = useRef({ navigate, query });
  latest.current = { navigate, query };

  return useCallback((rows) => {
    if (!rows) return;
    const listening = new AbortController();
    const { signal } = listening;
    let opening = 0;
    const personOf = (row: HTMLElement) => {
      const customer = fromLists(queryClient, row.dataset.customer ?? '');
      const { tab } = viewIn(new URLSearchParams(latest.current.query));
      return customer && { customer, tab };
    };
    const onPress = (event: MouseEvent) => {
      const row = rowOf(event);
      const person = row && isPlain(event) && personOf(row);
      if (person) void prefetch(() => prefetchPerson(person.customer, person.tab));
    };
    // A customer who loads quickly is shown complete, without a skeleton first.
    const untilFetched = async (row: HTMLElement) => {
      const person = personOf(row);
      if (!person || isFetched(person.customer, person.tab)) return;
      await settledWithin(UNNOTICED_MS, prefetchPerson(person.customer, person.tab));
    };
    const open = async (row: HTMLAnchorElement) => {
      opening += 1;
      const mine = opening;
      const from = location.pathname;
      await untilFetched(row);
      // Meanwhile another row was pressed, or another page opened; the query may have changed as well.
      if (mine !== opening || location.pathname !== from) return;
      const to = row.pathname + latest.current.query;
      const isHere = to === location.pathname + location.search;
      void latest.current.navigate(to, { replace: isHere });
    };
    const onClick = (event: MouseEvent) => {
      const row = rowOf(event);
      if (!row || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void open(row);
    };
    rows.addEventListener('mousedown', onPress, { signal });
    rows.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, []);
}

/** A query that the page of a customer shows. `fetch` does nothing while its data is fresh. */
type Part = { readonly key: readonly unknown[]; readonly fetch: () => Promise<void> };

const part = <T, K extends readonly unknown[]>(query: FetchQueryOptions<T, Error, T, K>): Part => ({
  key: query.queryKey,
  fetch: () => queryClient.prefetchQuery(query),
});

/** The queries of the customer's page with this tab; none without their consent. */
function partsOf({ id, lastLoggedDay, today, consentWithdrawn }: Customer, tab: Tab): Part[] {
  if (consentWithdrawn) return [];
  const date = dayToRead(lastLoggedDay, today);
  const { from, to } = stripWindow(date, today);
  const plans = planListQuery(id);
  const messages = messagesQuery(id, date);
  const ofTab: Readonly<Record<Tab, () => readonly Part[]>> = {
    progress: () => [
      part(trackedDayQuery(id, date)),
      part(progressDaysQuery(id, from, to)),
      { key: messages.queryKey, fetch: () => queryClient.prefetchInfiniteQuery(messages) },
      part(conversationQuery(id)),
    ],
    trends: () => [part(trendsQuery(id, TREND_RANGES[0]))],
    plans: () => [{ key: plans.queryKey, fetch: () => queryClient.prefetchInfiniteQuery(plans) }],
    profile: () => [part(customerProfileQuery(id))],
    notes: () => [],
    messages: () => [],
  };
  return [part(customerQuery(id)), part(notesQuery(id)), ...ofTab[tab]()];
}

/**
 * Prefetches a customer's page. Data that is fresh or being fetched is not requested again. Resolves when
 * every part was fetched or refused.
 */
async function prefetchPerson(customer: Customer, tab: Tab): Promise<void> {
  await Promise.all(partsOf(customer, tab).map(({ fetch }) => fetch()));
}

const isSettled = (key: readonly unknown[]) => {
  const state = queryClient.getQueryState(key);
  return state?.data !== undefined || state?.status === 'error';
};

const isFetched = (customer: Customer, tab: Tab): boolean =>
  partsOf(customer, tab).every(({ key }) => isSettled(key));
