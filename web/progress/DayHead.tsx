import type { Ref } from 'react';
import { Skeleton } from '../kit/Skeleton.tsx';
import classes from './DayHead.module.css';
import { doneWords, encouragement } from './inWords.ts';
import { type AdherenceShown, mealParts } from './mealRows.ts';
import { say } from './words.ts';

type Props = {
  title: string;
  heading: Ref<HTMLHeadingElement>;
  /** How much of the day is done; absent while loading, null if it cannot be fetched. */
  adherence: AdherenceShown | null | undefined;
};

/** The day's title and progress in one row, so that the first meal is close below it. */
export function DayHead({ title, heading, adherence }: Props) {
  return (
    <div className={classes.head} data-complete={isComplete(adherence)}>
      {adherence === undefined && <Skeleton circle height="var(--plate)" />}
      {adherence && adherence.meals > 0 && <Plate {...adherence} />}
      <div className="grow">
        <h2 ref={heading} tabIndex={-1} className={classes.day}>
          {title}
        </h2>
        {adherence === undefined && <Skeleton height={21} width={120} />}
        {adherence && adherence.meals > 0 && (
          <div className={classes.lines}>
            <p className="text-15 semibold">{doneWords(adherence)}</p>
            <p className={classes.line} role="status">
              {encouragement(adherence)}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

export const isComplete = (adherence: AdherenceShown | null | undefined) =>
  Boolean(adherence && adherence.meals > 0 && adherence.done === adherence.meals);

/** The day as a plate that fills up: meals done out of all meals, with what was eaten instead or skipped. */
export function Plate(adherence: AdherenceShown) {
  const { meals, percent } = adherence;
  const complete = isComplete(adherence);
  return (
    <div
      className={classes.plate}
      data-complete={complete}
      role="progressbar"
      aria-label={say.mealsDone}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={doneWords(adherence)}
    >
      <svg viewBox="-38 -38 76 76" aria-hidden="true">
        <circle r="31" className={classes.rim} />
        {mealParts(adherence).map(({ kind, count, from }) => (
          <circle
            key={kind}
            r="31"
            className={classes.arc}
            data-kind={kind}
            pathLength={meals}
            strokeDasharray={`${count} ${meals}`}
            strokeDashoffset={-from}
          />
        ))}
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
  );
}
