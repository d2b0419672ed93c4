import { mealName } from '#domain/plans/changes.ts';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import { ChangedMark } from './ChangedMark.tsx';
import classes from './GoneMeals.module.css';

type Props = { cells: readonly ChangedCell[]; timings: readonly string[] };

/** A line for each meal that was removed. */
export function GoneMeals({ cells, timings }: Props) {
  return (
    <ul className={classes.gone}>
      {cells.map(({ meal, before }) => (
        <li key={meal}>
          <span className={classes.words}>{mealName(timings, meal)} is no longer planned</span>
          <ChangedMark before={before} />
        </li>
      ))}
    </ul>
  );
}
