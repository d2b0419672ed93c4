import { addDays, type Day } from '../day.ts';

const FURTHEST_DAYS = 366;

/**
 * A sentence that says why a customer cannot be snoozed until a day; null if they can. `today` is the
 * customer's own.
 */
export function putOffFault(until: Day, today: Day): string | null {
  if (until <= today) return 'Choose a day after today.';
  return until > addDays(today, FURTHEST_DAYS) ? 'At most a year from now, please.' : null;
}
