import type { Query, QueryFilters, QueryKey } from '@tanstack/react-query';
import { forgetAhead } from '../api/ahead.ts';
import { queryClient } from './queryClient.ts';

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
