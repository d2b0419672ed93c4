import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '../ui/Link.tsx';
import { filterIn, type ListFilter, rememberSort, withFilter } from './listFilter.ts';

export type Narrow = (change: Partial<ListFilter>, options: { replace: boolean }) => void;

/**
 * The filter in the URL, and a function that changes it. The URL updates a moment later: if somebody types
 * and presses a chip at once, both have to count.
 */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const { search, standing, sort } = filter;
  const wanted = useRef(filter);

  useEffect(() => {
    wanted.current = { search, standing, sort };
  }, [search, standing, sort]);

  // The callback is the same at every URL, so that the search field does not render again each time.
  const latest = useRef({ params, setParams });
  latest.current = { params, setParams };
  const narrow = useCallback<Narrow>((change, options) => {
    wanted.current = { ...wanted.current, ...change };
    if (change.sort) rememberSort(change.sort);
    latest.current.setParams(withFilter(latest.current.params, wanted.current), options);
  }, []);

  return { params, filter, narrow };
}
