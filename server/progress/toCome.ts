import { addDays, dayIn } from '#domain/day.ts';
import { minutesOfDay } from '#domain/plans/mealTime.ts';
import { type MealsToComeOf, storedMealsToCome } from '#domain/progress/adherence.ts';
import type { Db } from '../db/open.ts';

/** What is stored with a day counts all of its meals, so the lists that show today take these off. */
export const mealsToComeOf =
  (db: Db): MealsToComeOf =>
  async (people, at) => {
    if (people.length === 0) return new Map();
    const zones = new Map(people.map(({ id, timeZone }) => [id, timeZone]));
    const utc = dayIn('UTC', at);
    const rows = await db
      .selectFrom('dailyProgress')
      .select(['customerId', 'date', 'plannedMeals', 'mealTimings', 'meals', 'instead'])
      .where('customerId', 'in', [...zones.keys()])
      .where('date', 'in', [addDays(utc, -1), utc, addDays(utc, 1)])
      .execute();
    return new Map(
      rows.flatMap(({ customerId, date, ...stored }) => {
        const timeZone = zones.get(customerId) ?? 'UTC';
        if (date !== dayIn(timeZone, at)) return [];
        const count = storedMealsToCome(stored, minutesOfDay(timeZone, at));
        return count === 0 ? [] : [[customerId, count] as const];
      }),
    );
  };
