import { formatDay } from '#domain/day.ts';
import type { DoctorFigures } from '#domain/trends/doctorSummarySchema.ts';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import classes from './SummarySheet.module.css';
import * as words from './words.ts';

/** The share of the plan eaten in each week, in a row that wraps. */
export function WeekFigures({ figures }: { figures: DoctorFigures }) {
  return (
    <>
      <p className={classes.on}>{words.weeksWords(figures.weeksBefore)}</p>
      <ol className={classes.weeks}>
        {figures.weeks.map(({ from, mean, n }) => (
          <li key={from}>
            <span className={classes.on}>
              <VisuallyHidden>Week from </VisuallyHidden>
              {formatDay(from, 'medium').slice(0, -5)}
            </span>
            <strong>
              {mean === null ? (
                <>
                  <span aria-hidden>–</span>
                  <VisuallyHidden>nothing logged</VisuallyHidden>
                </>
              ) : (
                `${Math.round(mean)}%`
              )}
            </strong>
            {n > 0 && <span className={classes.on}>{n === 1 ? '1 day' : `${n} days`}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
