import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Customer } from '#domain/coaching/customer.ts';
import { customerProfileQuery } from '../profiles/api.ts';
import { progressDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { queryClient } from '../queryClient.ts';
import { customerQuery, notesQuery, planListQuery } from './api.ts';
import type { Tab } from './personView.ts';
import { dayToRead, stripWindow } from './stripWindow.ts';

/** Everything a customer's page shows of them with this tab, as keys and the ways to fetch it. */
function partsOf(customer: Customer, tab: Tab) {
  const { id, lastLoggedDay, today, consentWithdrawn } = customer;
  if (consentWithdrawn) return [];
  const date = dayToRead(lastLoggedDay, today);
  const { from, to } = stripWindow(date, today);
  const part = <T, K extends readonly unknown[]>(query: FetchQueryOptions<T, Error, T, K>) => ({
    key: query.queryKey,
    fetch: () => queryClient.prefetchQuery(query),
  });
  const plans = planListQuery(id);
  const ofTab = {
    progress: () => [part(trackedDayQuery(id, date)), part(progressDaysQuery(id, from, to))],
    plans: () => [{ key: plans.queryKey, fetch: () => queryClient.prefetchInfiniteQuery(plans) }],
    profile: () => [part(customerProfileQuery(id))],
    notes: () => [],
  };
  return [part(customerQuery(id)), part(notesQuery(id)), ...ofTab[tab]()];
}

/** What is on its way, by customer and tab. */
const underWay = new Map<string, Promise<void>>();

/**
 * Fetches what the page of a customer shows, before it is opened; what is known already stays. Called
 * again meanwhile it waits for the same answers, and asks for none again that was refused.
 */
export function personAhead(customer: Customer, tab: Tab): Promise<void> {
  const name = `${customer.id} ${tab}`;
  const already = underWay.get(name);
  if (already) return already;
  const all = Promise.all(partsOf(customer, tab).map(({ fetch }) => fetch()))
    .then(() => undefined)
    .finally(() => underWay.delete(name));
  underWay.set(name, all);
  return all;
}

const isSettled = (key: readonly unknown[]) => {
  const state = queryClient.getQueryState(key);
  return state?.data !== undefined || state?.status === 'error';
};

/** Whether there is nothing to wait for: all is known, or was refused. */
export const isAtHand = (customer: Customer, tab: Tab): boolean =>
  partsOf(customer, tab).every(({ key }) => isSettled(key));
