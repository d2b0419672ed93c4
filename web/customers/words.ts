import type { CustomerSort } from '#domain/coaching/customerSchema.ts';
import type { PeriodDates } from '#domain/coaching/periodSchema.ts';
import type { TransitionName } from '#domain/coaching/transitions.ts';
import type { Day } from '#domain/day.ts';

/** What the list can be ordered by: longest ago, lowest and soonest stand first, what has ended behind. */
export const SORT_WORDS: Readonly<Record<CustomerSort, string>> = {
  name: 'Name',
  logged: 'Last logged',
  adherence: 'Adherence',
  'plan-end': 'Plan end',
  'period-end': 'Period end',
};

export const LIST_FAILED = 'Failed to fetch customers.';
export const NOBODY_SELECTED = 'No customer selected.';
export const PERIOD_FAILED = 'Failed to update plan:';

/** A failure about a customer who is no longer on screen. `isKept`: the browser kept what was typed. */
export const failedFor = (name: string, what: string, reason: string, isKept: boolean): string =>
  `Failed to ${what} of ${name}: ${reason}${isKept ? ' What you typed is kept with them.' : ''}`;

/** What the buttons of the period show. Their names say 'Plan' after it, as the manual does. */
export const SHORT_LABELS = { pause: 'Pause', resume: 'Resume', renew: 'Renew' } as const;

const DONE: Readonly<Record<TransitionName, string>> = {
  dates: 'Dates saved, the coaching is active.',
  pause: 'Coaching paused.',
  resume: 'Coaching resumed.',
  renew: 'Coaching renewed.',
};

/** What was done, as it is said afterwards: nobody is told "active" of a period that is over. */
export function doneWords(transition: TransitionName, dates: PeriodDates, today: Day): string {
  const isOver = dates.endDate !== null && dates.endDate < today;
  return isOver
    ? 'Dates saved. They are over already: the coaching stands as expired.'
    : DONE[transition];
}
