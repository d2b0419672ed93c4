import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import classes from './RangeSwitch.module.css';

type Props<Range extends string> = {
  words: Readonly<Record<Range, string>>;
  range: Range;
  onChoose: (range: Range) => void;
};

/** The length of time that everything below covers: one of the ranges in `words`, in their order. */
export const RangeSwitch = <Range extends string>({ words, range, onChoose }: Props<Range>) => (
  <ToggleGroup
    label="Range"
    look="segments"
    className={classes.ranges}
    choices={(Object.keys(words) as Range[]).map((each) => ({ value: each, face: words[each] }))}
    chosen={range}
    onChoose={onChoose}
  />
);
