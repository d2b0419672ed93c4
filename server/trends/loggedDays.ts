import { type DayRange, dayIn } from '#domain/day.ts';
import type { LoggedDay } from '#domain/trends/loggedValues.ts';
import type { Db } from '../db/open.ts';
import { inStretches } from '../db/pages.ts';
import type { CustomerScope } from '../http/scope.ts';

/** The moment, and what tells how many meals of a customer's today are still to come then. */
export type Today = {
  readonly at: Date;
  readonly mealsToComeOf: (
    people: readonly { readonly id: string; readonly timeZone: string }[],
    at: Date,
  ) => Promise<ReadonlyMap<string, number>>;
};

/**
 * The logged days of a range without notes and ticks, the oldest first; today without the meals that are still to
 * come.
 */
export async function loggedDays(
  db: Db,
  scope: CustomerScope,
  range: DayRange,
  { at, mealsToComeOf }: Today,
): Promise<LoggedDay[]> {
  const { customerId: id, timeZone } = scope;
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
