import type { Ref } from 'react';
import { Skeleton } from '../kit/Skeleton.tsx';
import classes from './DayHead.module.css';
import type { AdherenceShown } from './mealRows.ts';
import { Plate } from './Plate.tsx';
import { SoFar } from './SoFar.tsx';
import { doneWords, encouragement } from './words.ts';

type Props = {
  title: string;
  heading: Ref<HTMLHeadingElement>;
  /** How much of the day is done; absent while loading, null if it cannot be fetched. */
  adherence: AdherenceShown | null | undefined;
};

/** The day's title and progress in one row, so that the first meal is close below it. */
export function DayHead({ title, heading, adherence }: Props) {
  const done = adherence?.done ?? 0;
  const meals = adherence?.meals ?? 0;
  return (
    <div className={classes.head} data-complete={meals > 0 && done === meals}>
      {adherence === undefined && <Skeleton circle height="var(--plate)" />}
      {adherence && meals > 0 && <Plate {...adherence} />}
      <div className={classes.words}>
        <h2 ref={heading} tabIndex={-1} className={classes.day}>
          {title}
        </h2>
        {adherence === undefined && <Skeleton height={21} width={120} />}
        {adherence && meals > 0 && (
          <div className={classes.lines}>
            <p className={classes.count}>{doneWords(adherence)}</p>
            <SoFar adherence={adherence} />
            <p className={classes.line} role="status">
              {encouragement(adherence)}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
