import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { filterIn, type ListFilter, rememberSort, withFilter } from './listFilter.ts';

export type Narrow = (change: Partial<ListFilter>, options: { replace: boolean }) => void;

/**
 * The filter in the address, and a function that narrows it. The address changes a moment later: when
 * somebody types and presses a chip at once, both have to count.
 */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const { search, standing, sort } = filter;
  const wanted = useRef(filter);

  useEffect(() => {
    wanted.current = { search, standing, sort };
  }, [search, standing, sort]);

  // The same function at every address, so that the search field is not rendered again with each.
  const latest = useRef({ params, setParams });
  latest.current = { params, setParams };
  const narrow = useCallback<Narrow>((change, options) => {
    wanted.current = { ...wanted.current, ...change };
    if (change.sort) rememberSort(change.sort);
    latest.current.setParams(withFilter(latest.current.params, wanted.current), options);
  }, []);

  return { params, filter, narrow };
}
