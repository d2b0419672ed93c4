import type { ReactNode } from 'react';
import type { Adherence } from '#domain/progress/adherence.ts';
import classes from './DayRing.module.css';
import { Plate } from './Plate.tsx';
import { mealsWords } from './words.ts';

type Props = { adherence: Adherence; children: ReactNode };

/** How far a day went, for somebody else who reads it, with what is said of it. */
export function DayRing({ adherence, children }: Props) {
  const { done, meals } = adherence;
  return (
    <div className={classes.ring} data-complete={meals > 0 && done === meals}>
      <Plate {...adherence} />
      <div className={classes.words}>
        <p className={classes.count}>
          {done} of {mealsWords(meals)}
        </p>
        {children}
      </div>
    </div>
  );
}
