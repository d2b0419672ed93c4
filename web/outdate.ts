import type { Query, QueryFilters, QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/** Answers on their way that are from before a change, or may be. */
const overtaken = new WeakSet<Promise<unknown>>();

/** Somebody has asked for more of a list, and it is on its way. */
const isFetchingMore = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore !== undefined;

/**
 * All that was fetched under this key is out of date, or simply all: what is shown of it is fetched
 * again. So is what is still on its way for the first time, or for later, once it is there: its answer
 * would count as fresh, and may be from before. More of a list is waited for: all of it that is shown,
 * fetched in place of that, would be without what was asked for.
 */
export function outdate(queryKey?: QueryKey): void {
  const meant: QueryFilters = queryKey ? { queryKey } : {};
  for (const query of queryClient.getQueryCache().findAll({ ...meant, fetchStatus: 'fetching' })) {
    const answer = query.promise;
    // What is shown already is asked for anew below, in place of what is on its way.
    const isMore = isFetchingMore(query);
    const isAskedAnew = query.state.data !== undefined && query.isActive() && !isMore;
    if (isAskedAnew || !answer || overtaken.has(answer)) continue;
    overtaken.add(answer);
    const exactly = { queryKey: query.queryKey, exact: true };
    const again = () => void queryClient.invalidateQueries(exactly);
    // What was refused counts as out of date by itself, and what was given up is nobody's; of a list
    // the rest is still there.
    answer.then(again, isMore ? again : () => undefined);
  }
  void queryClient.invalidateQueries({ ...meant, predicate: (query) => !isFetchingMore(query) });
}
