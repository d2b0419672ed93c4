import { addDays, type Day, daysBetween } from '../day.ts';
import { advancedName } from './advancedName.ts';
import type { PlanInput } from './planSchema.ts';
import { copyOf, lastDayOfWeek, movedTo } from './week.ts';

const DAYS_PER_WEEK = 7;
/** So many weeks are uploaded at once at most. */
export const WEEKS_MAX = 8;

type Starting = { readonly startDate: Day };

/**
 * The plan once more, as a new one for the week that follows in the same frame of weekdays: the first
 * that is not over and of which no plan holds a day. A number in its name counts planned weeks alone.
 */
export function nextWeekOf(
  plan: PlanInput,
  { today, plans }: { readonly today: Day; readonly plans: readonly Starting[] },
): PlanInput {
  let start = addDays(plan.startDate, DAYS_PER_WEEK);
  let counted = 1;
  for (;;) {
    const [first, last] = [start, lastDayOfWeek(start)];
    const isTaken = plans.some(
      ({ startDate }) => startDate <= last && lastDayOfWeek(startDate) >= first,
    );
    if (!isTaken && last >= today) break;
    if (isTaken) counted += 1;
    start = addDays(start, DAYS_PER_WEEK);
  }
  const weeks = daysBetween(plan.startDate, start) / DAYS_PER_WEEK;
  const name = advancedName(plan.name, plan.startDate, weeks, counted);
  return movedTo({ ...copyOf(plan), name }, start);
}

/** The name and the first day of each of `count` weeks that repeat a plan; the first is its own. */
export const repeatedWeeks = ({ name, startDate }: PlanInput, count: number) =>
  Array.from({ length: count }, (_, weeks) => ({
    name: advancedName(name, startDate, weeks),
    startDate: addDays(startDate, weeks * DAYS_PER_WEEK),
  }));

/** A plan in one of the weeks in which it is repeated. */
export const inWeek = (
  plan: PlanInput,
  { name, startDate }: { readonly name: string; readonly startDate: Day },
): PlanInput => ({ ...movedTo(plan, startDate), name });
