import { addDays, type Day, daysBetween } from '../day.ts';
import { lastDayOfWeek } from './week.ts';

const A_MONDAY: Day = '2024-01-01';
const DAYS_PER_WEEK = 7;

/** The first Monday on or after `day`. */
export function mondayFrom(day: Day): Day {
  const sinceMonday = daysBetween(A_MONDAY, day) % DAYS_PER_WEEK;
  return addDays(day, (DAYS_PER_WEEK - sinceMonday) % DAYS_PER_WEEK);
}

/**
 * The proposed start date of a new plan or a copy: the first Monday from `today` (the customer's own) whose
 * seven days belong to no plan. Every plan covers seven days, whatever its end date is.
 */
export function nextFreeWeek(today: Day, plans: readonly { readonly startDate: Day }[]): Day {
  let monday = mondayFrom(today);
  for (;;) {
    const [first, last] = [monday, lastDayOfWeek(monday)];
    const holding = plans.find(
      ({ startDate }) => startDate <= last && lastDayOfWeek(startDate) >= first,
    );
    if (!holding) return monday;
    monday = mondayFrom(addDays(lastDayOfWeek(holding.startDate), 1));
  }
}
