import { addDays, dayIn } from '#domain/day.ts';
import { minutesOfDay } from '#domain/plans/mealTime.ts';
import { mealsToCome } from '#domain/progress/soFar.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/scope.ts';
import { RECORD_COLUMNS, storedDayOf } from './queries.ts';

type Person = { readonly id: string; readonly timeZone: string };

/**
 * How many meals of their own today are still to come, by customer; 0 is left out. What is stored with a day counts
 * all of its meals, so the lists that show today take these off.
 */
export async function mealsToComeOf(
  db: Db,
  people: readonly Person[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  const zones = new Map(people.map(({ id, timeZone }) => [id, timeZone]));
  const utc = dayIn('UTC', at);
  const rows = await db
    .selectFrom('dailyProgress')
    .select(['customerId', ...RECORD_COLUMNS])
    .where('customerId', 'in', [...zones.keys()])
    .where('date', 'in', [addDays(utc, -1), utc, addDays(utc, 1)])
    .execute();
  return new Map(
    rows.flatMap(({ customerId, ...row }) => {
      const timeZone = zones.get(customerId) ?? 'UTC';
      const { record } = storedDayOf(row);
      if (record.date !== dayIn(timeZone, at)) return [];
      const count = mealsToCome(record.planned, record, minutesOfDay(timeZone, at));
      return count === 0 ? [] : [[customerId, count] as const];
    }),
  );
}

/** The same for one customer. */
export async function mealsToComeFor(
  db: Db,
  { customerId, timeZone }: CustomerScope,
  at: Date,
): Promise<number> {
  const counts = await mealsToComeOf(db, [{ id: customerId, timeZone }], at);
  return counts.get(customerId) ?? 0;
}
