import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Customer, Overview } from '#domain/coaching/customerSchema.ts';
import { ApiError } from '../api/request.ts';
import { queryClient, STALE_MS } from '../live/queryClient.ts';
import { customerProfileQuery } from '../profiles/api.ts';
import { progressDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { customerQuery, getOverview, notesQuery, planListQuery } from './api.ts';
import type { Tab } from './personView.ts';
import { dayToRead, stripWindow } from './stripWindow.ts';

type Query<T, K extends readonly unknown[]> = FetchQueryOptions<T, Error, T, K>;

/** `fetch` takes what is fresh from memory; from an overview, where one is given, what is not. */
type Part = {
  readonly key: readonly unknown[];
  readonly fetch: (overview?: () => Promise<Overview>) => Promise<void>;
};

const part = <T, K extends readonly unknown[]>(
  query: Query<T, K>,
  pick?: (overview: Overview) => T,
): Part => ({
  key: query.queryKey,
  fetch: (overview) => {
    if (!overview || !pick) return queryClient.prefetchQuery(query);
    let isFirst = true;
    return queryClient.prefetchQuery({
      ...query,
      queryFn: async (context) => {
        const { queryFn } = query;
        // Whatever is fetched again later is fetched by itself.
        if (!isFirst && queryFn instanceof Function) return queryFn(context);
        isFirst = false;
        try {
          return pick(await overview());
        } catch (error) {
          // A server of an older version knows of no such answer; the page that is open already asks it anew.
          const isUnknown = error instanceof ApiError && error.status === 404;
          if (isUnknown && isShown(query.queryKey) && queryFn instanceof Function)
            return queryFn(context);
          throw error;
        }
      },
    });
  },
});

const find = (key: readonly unknown[]) =>
  queryClient.getQueryCache().find({ queryKey: key, exact: true });

const isShown = (key: readonly unknown[]) => find(key)?.isActive() ?? false;

/** The parts that a customer's page shows with this tab; `overview` fetches them all in one request. */
function partsOf(customer: Customer, tab: Tab) {
  const { id, lastLoggedDay, today, consentWithdrawn } = customer;
  if (consentWithdrawn) return { parts: [] };
  const date = dayToRead(lastLoggedDay, today);
  const { from, to } = stripWindow(date, today);
  const plans = planListQuery(id);
  const always = [
    part(customerQuery(id), (overview) => overview.customer),
    part(notesQuery(id), (overview) => overview.notes),
  ];
  const ofTab: Readonly<Record<Tab, () => readonly Part[]>> = {
    progress: () => [
      part(trackedDayQuery(id, date), (overview) => overview.day),
      part(progressDaysQuery(id, from, to), (overview) => overview.days),
    ],
    plans: () => [{ key: plans.queryKey, fetch: () => queryClient.prefetchInfiniteQuery(plans) }],
    profile: () => [part(customerProfileQuery(id))],
    notes: () => [],
  };
  const parts = [...always, ...ofTab[tab]()];
  if (tab !== 'progress') return { parts };
  return { parts, overview: () => getOverview(id, { date, from, to }) };
}

/** The requests under way, by customer and tab. */
const underWay = new Map<string, Promise<void>>();

/**
 * Fetches what the page of a customer shows, before it is opened; what is fresh is not fetched again.
 * A second call meanwhile waits for the same answers. Where nothing is fresh, one request fetches all:
 * four of them are a tenth of the work of opening.
 */
export function prefetchPerson(customer: Customer, tab: Tab): Promise<void> {
  const name = `${customer.id} ${tab}`;
  const already = underWay.get(name);
  if (already) return already;
  const { parts, overview } = partsOf(customer, tab);
  const asked = overview && parts.every(isStale) ? once(overview) : undefined;
  const all = Promise.all(parts.map(({ fetch }) => fetch(asked)))
    .then(() => undefined)
    .finally(() => underWay.delete(name));
  underWay.set(name, all);
  return all;
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

const isStale = ({ key }: Part) => find(key)?.isStaleByTime(STALE_MS) ?? true;

const isSettled = (key: readonly unknown[]) => {
  const state = queryClient.getQueryState(key);
  return state?.data !== undefined || state?.status === 'error';
};

/** Whether there is nothing to wait for: every part was fetched or refused. */
export const isFetched = (customer: Customer, tab: Tab): boolean =>
  partsOf(customer, tab).parts.every(({ key }) => isSettled(key));
