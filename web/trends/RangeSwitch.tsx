import { Group } from '../ui/Group.tsx';
import segments from '../ui/segments.module.css';
import classes from './RangeSwitch.module.css';

type Props<Range extends string> = {
  words: Readonly<Record<Range, string>>;
  range: Range;
  onChoose: (range: Range) => void;
};

/** The length of time that everything below covers: one of the ranges in `words`, in their order. */
export const RangeSwitch = <Range extends string>({ words, range, onChoose }: Props<Range>) => (
  <Group className={`${segments.frame} ${classes.ranges}`} label="Range">
    {(Object.keys(words) as Range[]).map((each) => (
      <button
        key={each}
        type="button"
        className={`${segments.one} ${classes.range}`}
        aria-pressed={range === each}
        onClick={() => onChoose(each)}
      >
        {words[each]}
      </button>
    ))}
  </Group>
);
