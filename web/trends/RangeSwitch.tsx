import { useState } from 'react';
import type { TrendRange } from '#domain/trends/range.ts';
import { useSearchParams } from '../kit/address.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { rangeIn, withRange } from './api.ts';
import classes from './RangeSwitch.module.css';
import { say } from './words.ts';

type Props<Range extends string> = {
  words: Readonly<Record<Range, string>>;
  range: Range;
  onChoose: (range: Range) => void;
};

/** The length of time that everything below covers: one of the ranges in `words`, in their order. */
export const RangeSwitch = <Range extends string>({ words, range, onChoose }: Props<Range>) => (
  <ToggleGroup
    label={say.range}
    look="segments"
    className={classes.ranges}
    choices={(Object.keys(words) as Range[]).map((each) => ({ value: each, face: words[each] }))}
    chosen={range}
    onChoose={onChoose}
  />
);

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
    setParams(withRange(params, next), { replace: true });
  };
  return [chosen, choose];
}
