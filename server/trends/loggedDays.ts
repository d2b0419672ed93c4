import { type DayRange, dayIn } from '#domain/day.ts';
import type { MealsToComeOf } from '#domain/progress/adherence.ts';
import type { LoggedDay } from '#domain/trends/values.ts';
import { inStretches } from '../db/pages.ts';
import type { Deps } from '../http/deps.ts';
import type { CustomerScope } from '../http/session.ts';

export type TrendDeps = Pick<Deps, 'db' | 'config' | 'now'> & {
  readonly mealsToComeOf: MealsToComeOf;
};

/**
 * The logged days of a range without notes and ticks, the oldest first; today without the meals that are still to
 * come.
 */
export async function loggedDays(
  { db, now, mealsToComeOf }: TrendDeps,
  { customerId: id, timeZone }: CustomerScope,
  range: DayRange,
): Promise<LoggedDay[]> {
  const at = now();
  const today = dayIn(timeZone, at);
  const counts = await mealsToComeOf(today <= range.to ? [{ id, timeZone }] : [], at);
  const toCome = counts.get(id) ?? 0;
  const days = await inStretches(range, ({ from, to }) =>
    db
      .selectFrom('dailyProgress')
      .select(['date', 'mealsDone', 'mealsOfDay', 'mealsOther', 'mealsSkipped'])
      .select(['waterIntake', 'sleepHours', 'mood', 'dietScore'])
      .where('customerId', '=', id)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .execute(),
  );
  return days.map((day) =>
    day.date === today ? { ...day, mealsOfDay: day.mealsOfDay - toCome } : day,
  );
}
