import { fieldName } from '../form/fields.ts';
import { dayTitle } from '../grid/dayTitle.ts';
import { placeOf } from '../grid/moves.ts';
import classes from './ConflictDialog.module.css';
import type { Difference, Side } from './compare.ts';

type Props = {
  difference: Difference;
  startDate: string;
  timings: readonly string[];
  chosen: Side;
  onChoose: (path: string, side: Side) => void;
};

const sides: readonly { side: Side; label: string }[] = [
  { side: 'mine', label: 'Mine' },
  { side: 'theirs', label: 'Theirs' },
];

export function DifferenceRow({ difference, startDate, timings, chosen, onChoose }: Props) {
  const { path, changedBy } = difference;
  const place = placeOf(path);
  const where =
    place && place.column > 0
      ? `${dayTitle(startDate, place.column - 1)}, ${timings[place.row] || `meal ${place.row + 1}`}`
      : fieldName(path);
  return (
    <li>
      <fieldset className={classes.difference}>
        <legend className={classes.where}>
          {where}
          {changedBy === 'both' && <span className={classes.both}>both of you changed it</span>}
        </legend>
        {sides.map(({ side, label }) => (
          <label key={side} className={classes.side} data-chosen={chosen === side}>
            <span className={classes.choice}>
              <input
                type="radio"
                name={path}
                checked={chosen === side}
                onChange={() => onChoose(path, side)}
              />
              {label}
            </span>
            <span dir="auto" className={classes.text} data-blank={difference[side] === ''}>
              {difference[side] || 'blank'}
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
