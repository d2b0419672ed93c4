import type { ReactNode } from 'react';
import { mealKindsWords } from '#domain/progress/instead.ts';
import classes from './DayRing.module.css';
import type { AdherenceShown } from './mealRows.ts';

const words = (count: number) => (count === 1 ? '1 meal' : `${count} meals`);

function encouragement({ done, meals, other, skipped }: AdherenceShown): string {
  const left = meals - done - other - skipped;
  if (done === meals) return 'Congratulations, all done!';
  if (left === meals) return 'Nothing ticked yet.';
  if (left === 0) return 'All of it logged.';
  return left === 1 ? 'One to go.' : `${left} to go.`;
}

type Props = {
  adherence: AdherenceShown;
  /** Said in place of the encouragement, to someone else who reads the day. */
  children?: ReactNode;
};

/** The day as a plate that fills: meals done of the meals of the day. */
export function DayRing({ adherence, children }: Props) {
  const { done, meals, percent, other, skipped } = adherence;
  const said = other + skipped > 0 ? mealKindsWords(adherence) : `${done} of ${words(meals)}`;
  const complete = meals > 0 && done === meals;
  return (
    <div className={classes.ring} data-complete={complete}>
      <div
        className={classes.plate}
        role="progressbar"
        aria-label="Meals done"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={said}
      >
        <svg width="76" height="76" viewBox="-38 -38 76 76" aria-hidden="true">
          <circle r="31" className={classes.rim} />
          <circle
            r="31"
            className={classes.arc}
            pathLength="100"
            strokeDasharray={`${percent} 100`}
          />
          {complete ? (
            <g className={classes.leaf}>
              <path d="M-11 9C-13-6 0-14 13-12 14 2 6 13-8 11" />
              <path d="M-13 15C-9 5-2-1 5-5" />
            </g>
          ) : (
            <text className={classes.percent} textAnchor="middle" dominantBaseline="central">
              {percent}%
            </text>
          )}
          <g className={classes.sparks}>
            {[0, 60, 120, 180, 240, 300].map((angle) => (
              <path key={angle} d="M0-36.5v-0.1" transform={`rotate(${angle + 30})`} />
            ))}
          </g>
        </svg>
      </div>
      <div className={classes.words}>
        <p className={classes.count}>{said}</p>
        {children ?? (
          <p className={classes.line} role="status">
            {encouragement(adherence)}
          </p>
        )}
      </div>
    </div>
  );
}
