import type { Day } from '#domain/day.ts';
import { type DayRange, dayIn } from '#domain/day.ts';
import { BODY_KINDS } from '#domain/measurements/measurement.ts';
import type { MealsToComeOf } from '#domain/progress/adherence.ts';
import { isByDay, isWithin, rangesOf, type TrendRange } from '#domain/trends/range.ts';
import { type DayValue, planChanges, seriesOf } from '#domain/trends/series.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import type { LoggedDay } from '#domain/trends/values.ts';
import {
  isWaterUnread,
  loggedValues,
  mealKindsOfDays,
  measuredValues,
} from '#domain/trends/values.ts';
import { inStretches } from '../db/pages.ts';
import type { Deps } from '../http/deps.ts';
import type { CustomerScope } from '../http/session.ts';
import { measuredOfAllKinds, namesOfKinds } from '../measurements/queries.ts';
import { plansBegun } from '../plans/queries.ts';

/**
 * A customer's trends in a range that ends with `today`, in one statement for each noun, however long the
 * range. Figures of the body are not even read for a customer who hides them.
 */
export async function trendsOf(
  deps: TrendDeps,
  scope: CustomerScope,
  { range, today }: { readonly range: TrendRange; readonly today: Day },
): Promise<Trends> {
  const { db } = deps;
  const { now, before } = rangesOf(range, today);
  const read: DayRange = { from: before?.from ?? now.from, to: now.to };
  const [days, measured, plans] = await Promise.all([
    loggedDays(deps, scope, read),
    scope.hidesNumbers ? [] : measuredOfAllKinds(db, scope, read),
    plansBegun(db, scope, now),
  ]);
  const kinds = measuredValues(measured);
  const names = await namesOfKinds(
    db,
    kinds.map(({ kind }) => kind),
  );
  const shown = range === 'all' ? { from: firstDay(now, [days, measured]), to: now.to } : now;
  const series = (values: readonly DayValue[]) =>
    seriesOf(values, { now: shown, before, byDay: isByDay(range) });
  const logged = loggedValues(days);
  const within = days.filter(({ date }) => isWithin(date, shown));
  return {
    range,
    ...shown,
    numbersHidden: scope.hidesNumbers,
    measured: kinds
      .map(({ kind, unit, values, latest }) => ({
        kind,
        name: names.get(kind) ?? '',
        unit,
        ...series(values),
        // Of several on one day the last, and not their average.
        latest: isWithin(latest.date, shown) ? latest : null,
      }))
      .sort((one, other) => placeOf(one) - placeOf(other)),
    adherence: series(logged.adherence),
    meals: mealKindsOfDays(within),
    sleep: series(logged.sleep),
    water: series(logged.water),
    mood: series(logged.mood),
    score: series(logged.score),
    waterUnread: within.filter(isWaterUnread).length,
    planChanges: planChanges(plans, shown),
  };
}

/** The built-in kinds in their order; kinds of the practice come after them. */
export function placeOf({ kind }: { readonly kind: string }): number {
  const kinds: readonly string[] = BODY_KINDS;
  const place = kinds.indexOf(kind);
  return place < 0 ? BODY_KINDS.length : place;
}

/** The first day of a range that has any value; the last day of the range when none has. */
function firstDay({ to }: DayRange, all: readonly (readonly { date: Day }[])[]): Day {
  return all.flat().reduce((first, { date }) => (date < first ? date : first), to);
}

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
