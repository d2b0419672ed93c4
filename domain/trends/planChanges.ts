import type { Day, DayRange, Instant } from '../day.ts';
import { isLater } from '../plans/weeks.ts';
import { isWithin } from './range.ts';
import type { PlanChange } from './trendsSchema.ts';

type Begun = {
  readonly id: string;
  readonly name: string;
  readonly startDate: Day;
  readonly uploadedAt: Instant;
};

/**
 * The days of a range on which a plan began whose name differs from the previous plan's. Of plans that
 * begin on the same day, the one uploaded last counts. The first plan counts as a change, too.
 */
export function planChanges(plans: readonly Begun[], range: DayRange): PlanChange[] {
  const byStart = new Map<Day, Begun>();
  for (const plan of plans) {
    const other = byStart.get(plan.startDate);
    if (!other || isLater(plan, other)) byStart.set(plan.startDate, plan);
  }
  const begun = [...byStart.values()].sort((one, other) =>
    one.startDate < other.startDate ? -1 : 1,
  );
  return begun.flatMap(({ startDate: date, name }, index) =>
    isWithin(date, range) && begun[index - 1]?.name !== name ? { date, name } : [],
  );
}
