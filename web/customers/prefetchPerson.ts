import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { TREND_RANGES } from '#domain/trends/series.ts';
import { conversationQuery, messagesQuery } from '../conversations/api.ts';
import { queryClient } from '../live/queryClient.ts';
import { customerProfileQuery } from '../profiles/api.ts';
import { progressDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { trendsQuery } from '../trends/api.ts';
import { customerQuery, notesQuery, planListQuery } from './api.ts';
import type { Tab } from './personView.ts';
import { dayToRead, stripWindow } from './stripWindow.ts';

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
export async function prefetchPerson(customer: Customer, tab: Tab): Promise<void> {
  await Promise.all(partsOf(customer, tab).map(({ fetch }) => fetch()));
}

const isSettled = (key: readonly unknown[]) => {
  const state = queryClient.getQueryState(key);
  return state?.data !== undefined || state?.status === 'error';
};

/** Whether every part was fetched or refused, so there is nothing to wait for. */
export const isFetched = (customer: Customer, tab: Tab): boolean =>
  partsOf(customer, tab).every(({ key }) => isSettled(key));
