import { addDays, type Day, daysBetween } from '../day.ts';
import { advancedName } from './advancedName.ts';
import type { PlanInput } from './planSchema.ts';
import { copyOf, lastDayOfWeek, movedTo } from './week.ts';

const DAYS_PER_WEEK = 7;
/** The most weeks that can be uploaded at once. */
export const WEEKS_MAX = 8;

type Starting = { readonly startDate: Day };

/**
 * A copy of the plan as a new plan, for the next week that starts on the same weekday, is not over, and has
 * no day in any other plan. A number in the plan's name counts planned weeks only.
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

/**
 * The name and the first day of each of `count` weeks that repeat a plan; the first is the plan's own week.
 */
export const repeatedWeeks = ({ name, startDate }: PlanInput, count: number) =>
  Array.from({ length: count }, (_, weeks) => ({
    name: advancedName(name, startDate, weeks),
    startDate: addDays(startDate, weeks * DAYS_PER_WEEK),
  }));

/** A plan moved to one of the weeks in which it is repeated. */
export const inWeek = (
  plan: PlanInput,
  { name, startDate }: { readonly name: string; readonly startDate: Day },
): PlanInput => ({ ...movedTo(plan, startDate), name });

/** The plan of each of several weeks: one plan, or two of them in turn. */
export const weeklyPlans = <Week extends { readonly name: string; readonly startDate: Day }>(
  plan: PlanInput,
  weeks: readonly Week[],
  other: PlanInput = plan,
): PlanInput[] => weeks.map((week, index) => inWeek(index % 2 === 0 ? plan : other, week));
