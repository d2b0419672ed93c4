import { type DayRange, dayIn } from '#domain/day.ts';
import type { LoggedDay } from '#domain/trends/loggedValues.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/scope.ts';
import { mealsToComeFor } from '../progress/toCome.ts';

/**
 * The logged days of a range without notes and ticks, the oldest first; today without the meals that are still to
 * come.
 */
export async function loggedDays(
  db: Db,
  scope: CustomerScope,
  { from, to }: DayRange,
  at: Date,
): Promise<LoggedDay[]> {
  const today = dayIn(scope.timeZone, at);
  const toCome = today <= to ? await mealsToComeFor(db, scope, at) : 0;
  const days = await db
    .selectFrom('dailyProgress')
    .select(['date', 'mealsDone', 'mealsOfDay', 'mealsOther', 'mealsSkipped'])
    .select(['waterIntake', 'sleepHours', 'mood', 'dietScore'])
    .where('customerId', '=', scope.customerId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute();
  return days.map((day) =>
    day.date === today ? { ...day, mealsOfDay: day.mealsOfDay - toCome } : day,
  );
}
