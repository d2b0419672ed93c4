import { addDays, type Day } from '#domain/day.ts';
import { MEAL_INDEXES } from '#domain/progress/progress.ts';
import { type ComparedDay, MOST_DAYS_A_SIDE, sinceChanges } from '#domain/trends/sinceChange.ts';
import type { SinceChange } from '#domain/trends/sinceChangeSchema.ts';
import { measuredValues, moodValue } from '#domain/trends/values.ts';
import { inStretches } from '../db/pages.ts';
import type { CustomerScope } from '../http/session.ts';
import { measuredOfAllKinds } from '../measurements/queries.ts';
import type { TrendDeps } from './queries.ts';

/** What a customer logged before each change of the last half-year and since. Weight is left out where it is hidden. */
export async function changesUntil(
  { db }: Pick<TrendDeps, 'db'>,
  scope: CustomerScope,
  today: Day,
): Promise<SinceChange[]> {
  const from = addDays(today, -2 * MOST_DAYS_A_SIDE);
  const read = { from: addDays(from, -MOST_DAYS_A_SIDE), to: today };
  const rows = await inStretches(read, ({ from, to }) =>
    db
      .selectFrom('dailyProgress')
      .select(['date', 'plannedMeals', 'mealTimings', 'meals', 'sleepHours', 'mood'])
      .where('customerId', '=', scope.customerId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .execute(),
  );
  const days = rows.map((row): ComparedDay => {
    const done = JSON.parse(row.meals) as Readonly<Record<string, boolean>>;
    return {
      date: row.date,
      planned: JSON.parse(row.plannedMeals) as string[],
      timings: JSON.parse(row.mealTimings) as string[],
      eaten: MEAL_INDEXES.map((meal) => done[meal] === true),
      sleep: row.sleepHours,
      mood: moodValue(row.mood),
    };
  });
  const measured = scope.hidesNumbers ? [] : await measuredOfAllKinds(db, scope, read);
  const weights = measuredValues(measured).find(({ kind }) => kind === 'weight');
  return sinceChanges(days, weights ?? { values: [], unit: 'kg' }, { from, today });
}
