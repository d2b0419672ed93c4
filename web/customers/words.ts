import type { PeriodDates } from '#domain/coaching/periodSchema.ts';
import type { TransitionName } from '#domain/coaching/transitions.ts';
import type { CustomerSort } from '#domain/customers/customerSchema.ts';
import type { Day } from '#domain/day.ts';

/** The sort orders: the longest ago, the lowest and the soonest come first; what has ended comes last. */
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

/** The failure text for a customer who is no longer on screen. `isKept`: the browser kept the typed text. */
export const failedFor = (name: string, what: string, reason: string, isKept: boolean): string =>
  `Failed to ${what} of ${name}: ${reason}${isKept ? ' What you typed is kept with them.' : ''}`;

/** The visible labels of the period's buttons. Their accessible names add 'Plan', as in the manual. */
export const SHORT_LABELS = { pause: 'Pause', resume: 'Resume', renew: 'Renew' } as const;

const DONE: Readonly<Record<TransitionName, string>> = {
  dates: 'Dates saved, the coaching is active.',
  pause: 'Coaching paused.',
  resume: 'Coaching resumed.',
  renew: 'Coaching renewed.',
};

/** The message after a change: a period that is over is not called "active". */
export function doneWords(transition: TransitionName, dates: PeriodDates, today: Day): string {
  const isOver = dates.endDate !== null && dates.endDate < today;
  return isOver
    ? 'Dates saved. They are over already: the coaching stands as expired.'
    : DONE[transition];
}
