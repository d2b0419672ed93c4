import { mealName } from '#domain/plans/changes.ts';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import { ChangedMark } from './ChangedMark.tsx';
import classes from './NoLongerPlanned.module.css';

type Props = { cells: readonly ChangedCell[]; timings: readonly string[] };

/** The meals that were removed from a day, and so are in no list of its meals. */
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
