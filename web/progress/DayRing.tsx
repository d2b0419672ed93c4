import type { ReactNode } from 'react';
import type { Adherence } from '#domain/progress/adherence.ts';
import classes from './DayRing.module.css';

const words = (count: number) => (count === 1 ? '1 meal' : `${count} meals`);

function encouragement({ done, meals }: Adherence): string {
  if (done === meals) return 'Congratulations, all done!';
  if (done === 0) return 'Nothing ticked yet.';
  return meals - done === 1 ? 'One to go.' : `${meals - done} to go.`;
}

type Props = {
  adherence: Adherence;
  /** Said in place of the encouragement, to someone else who reads the day. */
  children?: ReactNode;
};

/** The day as a plate that fills: meals done of the meals of the day. */
export function DayRing({ adherence, children }: Props) {
  const { done, meals, percent } = adherence;
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
        aria-valuetext={`${done} of ${words(meals)}`}
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
        <p className={classes.count}>
          {done} of {words(meals)}
        </p>
        {children ?? (
          <p className={classes.line} role="status">
            {encouragement(adherence)}
          </p>
        )}
      </div>
    </div>
  );
}
