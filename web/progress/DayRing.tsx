import type { ReactNode } from 'react';
import classes from './DayRing.module.css';
import type { AdherenceShown } from './mealRows.ts';
import { Plate } from './Plate.tsx';
import { SoFar } from './SoFar.tsx';
import { doneWords } from './words.ts';

type Props = { adherence: AdherenceShown; children: ReactNode };

/** How a customer's day went, for somebody else who reads it, with a sentence about it. */
export function DayRing({ adherence, children }: Props) {
  const { done, meals } = adherence;
  return (
    <div className={classes.ring} data-complete={meals > 0 && done === meals}>
      <Plate {...adherence} />
      <div className={classes.words}>
        <p className={classes.count}>{doneWords(adherence)}</p>
        <SoFar adherence={adherence} />
        {children}
      </div>
    </div>
  );
}
