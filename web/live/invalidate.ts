import type { Query, QueryFilters, QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/** Answers on their way that are from before a change, or may be. */
const overtaken = new WeakSet<Promise<unknown>>();
/** What is shown and is from before a change, until all of it has been fetched again. */
const behind = new WeakSet<Query>();

const hasAskedForMore = ({ state }: Query): boolean => state.fetchMeta?.fetchMore !== undefined;

/** Somebody has asked for more of a list, and it is on its way. */
const isFetchingMore = (query: Query): boolean =>
  query.state.fetchStatus === 'fetching' && hasAskedForMore(query);

const fetchAgain = ({ queryKey }: Query) =>
  void queryClient.invalidateQueries({ queryKey, exact: true });

/**
 * All that was fetched under this key is out of date, or simply all: what is shown of it is fetched
 * again. So is what is still on its way for the first time, or for later, once it is there: its answer
 * would count as fresh, and may be from before. More of a list is waited for: all of it that is shown,
 * fetched in place of that, would be without what was asked for.
 */
export function invalidate(queryKey?: QueryKey): void {
  const meant: QueryFilters = queryKey ? { queryKey } : {};
  for (const query of queryClient.getQueryCache().findAll(meant)) {
    const answer = query.promise;
    // What is shown already is asked for anew below, in place of what is on its way.
    if (query.state.data !== undefined && query.isActive()) behind.add(query);
    else if (query.state.fetchStatus === 'fetching' && answer && !overtaken.has(answer)) {
      overtaken.add(answer);
      // What was refused counts as out of date by itself, and what was given up is nobody's.
      answer.then(
        () => fetchAgain(query),
        () => undefined,
      );
    }
  }
  void queryClient.invalidateQueries({ ...meant, predicate: (query) => !isFetchingMore(query) });
}

// More of a list takes the place of what was on its way when it is asked for, or is waited for: with its
// answer the rest would count as fresh, though it is from before.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || !behind.has(event.query)) return;
  const { query, action } = event;
  const isAnswered = action.type === 'success' && !action.manual;
  const wasMore = hasAskedForMore(query);
  // Where all of it was refused it stays behind: more may be asked for all the same.
  if (!isAnswered && !(wasMore && action.type === 'error')) return;
  behind.delete(query);
  if (wasMore) queueMicrotask(() => fetchAgain(query));
});
