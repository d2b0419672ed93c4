import {
  MutationCache,
  type Query,
  QueryClient,
  QueryClientProvider,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, forgetAhead } from '../api/request.ts';
import { clearToasts, forgetToasts } from '../kit/Toaster.tsx';
import { whenPersonChanged, whenPersonLeaves } from '../session/sessionStore.ts';

/** Only a lost connection or a server error is worth a retry: a refusal would be the same again. */
const worthRetrying = (count: number, error: Error) =>
  count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** How long an answer counts as fresh: live events report the changes in that time. */
export const STALE_MS = 30_000;

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: clearToasts }),
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      staleTime: STALE_MS,
      // Offline requests fail at once. A request that waited for the connection would look like a hang.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

whenPersonLeaves(() => {
  queryClient.clear();
  forgetToasts();
});
whenPersonChanged(() => void queryClient.invalidateQueries());

/** Pending answers that the server may have produced before a change. */
const outdatedAnswers = new WeakSet<Promise<unknown>>();
/** Queries on screen that show data from before a change, until all of it has been fetched again. */
const outdatedQueries = new WeakSet<Query>();

const hasAskedForMore = ({ state }: Query): boolean => state.fetchMeta?.fetchMore !== undefined;

/** Whether the next page of a list is being fetched. */
const isFetchingMore = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' && hasAskedForMore(query);

const fetchAgain = ({ queryKey }: Query) =>
  void queryClient.invalidateQueries({ queryKey, exact: true });

/**
 * Refetches everything on screen under this key, or everything if there is no key. An answer that is loading
 * for the first time is fetched again once it arrives: it may be from before the change, but would count as
 * fresh. A list's next page is allowed to finish, because refetching the whole list would cancel it.
 */
export function invalidate(queryKey?: QueryKey): void {
  forgetAhead();
  const meant: QueryFilters = queryKey ? { queryKey } : {};
  for (const query of queryClient.getQueryCache().findAll(meant)) {
    const answer = query.promise;
    // invalidateQueries, below, replaces the fetch of a query that has data.
    if (query.state.data !== undefined && query.isActive()) outdatedQueries.add(query);
    else if (query.state.fetchStatus === 'fetching' && answer && !outdatedAnswers.has(answer)) {
      outdatedAnswers.add(answer);
      // A failed query stays stale anyway, and a cancelled one is not on screen.
      answer.then(
        () => fetchAgain(query),
        () => undefined,
      );
    }
  }
  void queryClient.invalidateQueries({ ...meant, predicate: (query) => !isFetchingMore(query) });
}

// Fetching a next page may cancel the refetch of the whole list. Its answer marks the list as fresh, although
// the other pages are from before the change, so the whole list is fetched again.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || !outdatedQueries.has(event.query)) return;
  const { query, action } = event;
  const isAnswered = action.type === 'success' && !action.manual;
  const wasMore = hasAskedForMore(query);
  // If the fetch of the whole list was refused, the list stays out of date until another one succeeds.
  if (!isAnswered && !(wasMore && action.type === 'error')) return;
  outdatedQueries.delete(query);
  if (wasMore) queueMicrotask(() => fetchAgain(query));
});

/** Wraps every screen that uses queries. The sign-in screens do not load this code. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
