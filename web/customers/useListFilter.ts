import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { filterIn, type ListFilter, withFilter } from './listFilter.ts';

export type Narrow = (change: Partial<ListFilter>, options: { replace: boolean }) => void;

/**
 * The filter in the address, and the way to narrow it. The address lags a moment behind what was
 * last asked for: somebody who types and at once presses a chip means both.
 */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const { search, standing } = filter;
  const wanted = useRef(filter);

  useEffect(() => {
    wanted.current = { search, standing };
  }, [search, standing]);

  // The same at every address, so that what narrows is not drawn again with each.
  const latest = useRef({ params, setParams });
  latest.current = { params, setParams };
  const narrow = useCallback<Narrow>((change, options) => {
    wanted.current = { ...wanted.current, ...change };
    latest.current.setParams(withFilter(latest.current.params, wanted.current), options);
  }, []);

  return { params, filter, narrow };
}
