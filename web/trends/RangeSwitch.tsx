import { TREND_RANGES, type TrendRange } from '#domain/trends/range.ts';
import classes from './RangeSwitch.module.css';
import { RANGE_WORDS } from './words.ts';

type Props = { range: TrendRange; onChoose: (range: TrendRange) => void };

/** How much time all charts show. */
export const RangeSwitch = ({ range, onChoose }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
  <div className={classes.ranges} role="group" aria-label="Range">
    {TREND_RANGES.map((each) => (
      <button
        key={each}
        type="button"
        className={classes.range}
        aria-pressed={range === each}
        onClick={() => onChoose(each)}
      >
        {RANGE_WORDS[each]}
      </button>
    ))}
  </div>
);
