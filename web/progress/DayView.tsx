import type { ReactNode } from 'react';
import { minutesOfDay } from '#domain/plans/mealTime.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { useMinute } from '../kit/time.ts';
import { DayBody, DaySkeleton } from './DayBody.tsx';
import { isComplete, Plate } from './DayHead.tsx';
import classes from './DayView.module.css';
import { valuesOf } from './dayShown.ts';
import { doneWords } from './inWords.ts';
import { type AdherenceShown, adherenceShown } from './mealRows.ts';
import { say } from './words.ts';

/** A customer's day, read-only for somebody else. */
export function DayView({ day, timeZone }: { day: TrackedDay; timeZone: string }) {
  const { record } = day;
  const minutes = minutesOfDay(timeZone, useMinute());
  const values = valuesOf(record);
  const adherence = adherenceShown(day, undefined, minutes);
  return (
    <DayBody
      day={day}
      minutes={minutes}
      values={values}
      above={
        <>
          {adherence.meals > 0 && (
            <DayCard adherence={adherence}>
              <p className="quiet">{record ? say.submitted : say.nothingLogged}</p>
            </DayCard>
          )}
          <TheirWords notes={values.notes} />
        </>
      }
    />
  );
}

/** The placeholder of the same. */
export const DayViewSkeleton = () => <DaySkeleton above={<DayCardSkeleton />} />;

/** '2 of 3 so far': without the meals of today that are still to come; '' if none is. */
const soFarWords = ({ done, meals, toCome }: AdherenceShown): string =>
  toCome > 0 && meals > toCome ? say.soFar(done, meals - toCome) : '';

type CardProps = { adherence: AdherenceShown; children: ReactNode };

/** How a customer's day went, for somebody else who reads it, with a sentence about it. */
const DayCard = ({ adherence, children }: CardProps) => (
  <div className={classes.card} data-complete={isComplete(adherence)}>
    <Plate {...adherence} />
    <div className={classes.words}>
      <p>{doneWords(adherence)}</p>
      {soFarWords(adherence) && <p className="quiet">{soFarWords(adherence)}</p>}
      {children}
    </div>
  </div>
);

const DayCardSkeleton = () => (
  <div className={classes.card}>
    <Skeleton circle height={76} />
    <div>
      <Skeleton width={120} height={20} />
      <Skeleton width={80} height={14} mt={10} />
    </div>
  </div>
);

/** What the customer wrote about the day. Near a dietician's own Notes it must not be confused with them. */
const TheirWords = ({ notes }: { notes: string }) =>
  notes.trim() !== '' && (
    <section className={classes.theirs} aria-label={say.inTheirWords}>
      <h4>{say.inTheirWords}</h4>
      <p dir="auto">{notes}</p>
    </section>
  );
