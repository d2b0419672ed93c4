import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { filterIn, type ListFilter, withFilter } from './listFilter.ts';

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

  function narrow(change: Partial<ListFilter>, options: { replace: boolean }) {
    wanted.current = { ...wanted.current, ...change };
    setParams(withFilter(params, wanted.current), options);
  }

  return { params, filter, narrow };
}
