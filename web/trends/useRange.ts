import { useState } from 'react';
import type { TrendRange } from '#domain/trends/range.ts';
import { useSearchParams } from '../kit/Link.tsx';
import { rangeIn, withRange } from './rangeIn.ts';

/**
 * The current range, and a function to choose another. The charts follow the press at once; the address follows
 * with the router, which renders the whole screen again and may take longer.
 */
export function useRange(): readonly [TrendRange, (next: TrendRange) => void] {
  const [params, setParams] = useSearchParams();
  const inAddress = rangeIn(params);
  const [was, setWas] = useState(inAddress);
  const [chosen, setChosen] = useState(inAddress);
  if (was !== inAddress) {
    setWas(inAddress);
    setChosen(inAddress);
  }
  const choose = (next: TrendRange) => {
    setChosen(next);
    setParams(withRange(params, next), { replace: true, preventScrollReset: true });
  };
  return [chosen, choose];
}
