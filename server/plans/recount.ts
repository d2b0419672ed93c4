import { sql } from 'kysely';
import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import { adherenceOf, type MealsDone } from '#domain/progress/adherence.ts';
import type { CustomerScope } from '../api/scope.ts';
import type { Db } from '../db/open.ts';
import type { Write } from '../write.ts';
import { mealsOn, planOfDay } from './queries.ts';

/**
 * Counts the logged days of the weeks from `starts` again, by the plan that holds for each now. Called
 * after a plan was written or deleted: the counts were made by the plan of the moment of logging.
 */
export async function recountWeeks(
  { db, changed }: Write,
  scope: CustomerScope,
  starts: readonly Day[],
): Promise<void> {
  const { customerId } = scope;
  // First: waits for days that are being saved, and tells those that come meanwhile to count again.
  await db
    .updateTable('user')
    .set({ plansVersion: sql<number>`"plansVersion" + 1` })
    .where('id', '=', customerId)
    .execute();
  let isRecounted = false;
  for (const start of new Set(starts)) {
    const days = await db
      .selectFrom('dailyProgress')
      .select(['date', 'meals', 'mealsDone', 'mealsOfDay'])
      .where('customerId', '=', customerId)
      .where('date', '>=', start)
      .where('date', '<=', addDays(start, DAYS_PER_PLAN - 1))
      .execute();
    for (const { date, meals: ticks, mealsDone, mealsOfDay } of days) {
      const plan = await planOfDay(db, scope, date);
      const planned = plan ? mealsOn(plan.weeklyDietPlan, date) : [];
      const { done, meals } = adherenceOf(planned, JSON.parse(ticks) as MealsDone);
      if (done === mealsDone && meals === mealsOfDay) continue;
      await db
        .updateTable('dailyProgress')
        .set({ mealsDone: done, mealsOfDay: meals })
        .where('customerId', '=', customerId)
        .where('date', '=', date)
        .execute();
      isRecounted = true;
    }
  }
  if (isRecounted) changed('daily-progress', customerId);
}

/** The day on which a plan begins; undefined for an unknown one. */
export async function startOfPlan(
  db: Db,
  scope: CustomerScope,
  id: string,
): Promise<Day | undefined> {
  const row = await db
    .selectFrom('dietPlan')
    .select('startDate')
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.startDate;
}
