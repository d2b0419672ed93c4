import { mealName } from '#domain/plans/changes.ts';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import { ChangedMark } from './ChangedMark.tsx';
import classes from './NoLongerPlanned.module.css';

type Props = { cells: readonly ChangedCell[]; timings: readonly string[] };

/** The meals of a day that were taken away: they stand in no list of meals any more. */
export function NoLongerPlanned({ cells, timings }: Props) {
  const gone = cells.filter(({ after }) => after === '');
  if (gone.length === 0) return null;
  return (
    <ul className={classes.gone}>
      {gone.map(({ meal, before }) => (
        <li key={meal}>
          <span className={classes.words}>{mealName(timings, meal)} is no longer planned</span>
          <ChangedMark before={before} />
        </li>
      ))}
    </ul>
  );
}
