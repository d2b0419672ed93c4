import type { PeriodDates, TransitionName } from '#domain/coaching/transitions.ts';
import type { Day } from '#domain/day.ts';

const DONE: Readonly<Record<TransitionName, string>> = {
  dates: 'Dates saved, the plan is active.',
  pause: 'Plan paused.',
  resume: 'Plan resumed.',
  renew: 'Plan renewed.',
};

/** What was done, as it is said afterwards: nobody is told "active" of a period that is over. */
export function doneWords(transition: TransitionName, dates: PeriodDates, today: Day): string {
  const isOver = dates.endDate !== null && dates.endDate < today;
  return isOver
    ? 'Dates saved. They are over already: the plan stands as expired.'
    : DONE[transition];
}
