import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN, type PlanDay } from '#domain/plans/plan.ts';
import type { CustomerScope } from '../api/scope.ts';
import type { Db } from '../db/open.ts';
import { mealsOn } from './queries.ts';

/**
 * The eight meals of `date` by each earlier version of a plan, deleted plans among them, whose seven
 * days contain it.
 */
export async function mealsOfEarlierVersions(
  db: Db,
  { customerId }: CustomerScope,
  date: Day,
): Promise<string[][]> {
  const rows = await db
    .selectFrom('dietPlanVersion')
    .select('weeklyDietPlan')
    .where('customerId', '=', customerId)
    .where('startDate', '>=', addDays(date, 1 - DAYS_PER_PLAN))
    .where('startDate', '<=', date)
    .execute();
  return rows.map(({ weeklyDietPlan }) => mealsOn(JSON.parse(weeklyDietPlan) as PlanDay[], date));
}
