import { useId } from 'react';
import type { CustomerSort } from '#domain/customers/customerSchema.ts';
import { DayStripLegend } from '../kit/DayStrip.tsx';
import classes from './SortChoice.module.css';
import { SORT_WORDS } from './words.ts';

type Props = { sort: CustomerSort; onChoose: (sort: CustomerSort) => void };

const sorts = Object.keys(SORT_WORDS) as CustomerSort[];

/** The sort order of the list, and the legend of the squares in it. */
export function SortChoice({ sort, onChoose }: Props) {
  const id = useId();
  return (
    <div className={classes.sort}>
      <label htmlFor={id} className={classes.label}>
        Sort
      </label>
      <select
        id={id}
        className={classes.choice}
        value={sort}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as CustomerSort)}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {SORT_WORDS[each]}
          </option>
        ))}
      </select>
      <DayStripLegend />
    </div>
  );
}
