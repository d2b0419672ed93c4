import { addDays, type Day } from '#domain/day.ts';
import { MEALS_PER_DAY } from '#domain/plans/plan.ts';
import { type Week, weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import type { Factories } from '../factories.ts';
import { type Person, todayOf } from './people.ts';

export type WeekPlan = { readonly name: string; readonly startDate: Day };

/** Weeks around a customer's today, as a dietician uploads them; the last overlaps two of them. */
export function weeksAround(today: Day): readonly WeekPlan[] {
  const current: Week = weekOf(today);
  return [
    { name: 'This', startDate: current.from },
    { name: 'Coming', startDate: weeksAfter(current, 1).from },
    { name: 'Last', startDate: weeksAfter(current, -1).from },
    { name: 'Midweek', startDate: addDays(current.from, 3) },
  ];
}

/** All orders of these items. */
export const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) =>
        ordersOf(items.toSpliced(at, 1)).map((others) => [item, ...others]),
      );

/** A meal that names its plan, day and position: 'This dinner of 2026-11-24' is the seventh. */
export const mealOn = (name: string, date: Day, index: number) =>
  `${name} ${index === 6 ? 'dinner' : `meal ${index + 1}`} of ${date}`;

/** Uploads them one after the other, an hour apart. */
export async function uploadInOrder(make: Factories, customer: Person, order: readonly WeekPlan[]) {
  const first = Date.parse(`${addDays(todayOf(customer), -20)}T08:00:00.000Z`);
  for (const [at, { name, startDate }] of order.entries())
    await make.aPlan(customer, {
      name,
      startDate,
      meals: Array.from({ length: 7 }, (_, day) =>
        Array.from({ length: MEALS_PER_DAY }, (__, index) =>
          mealOn(name, addDays(startDate, day), index),
        ),
      ),
      uploadedAt: new Date(first + at * 3_600_000).toISOString(),
    });
}

/**
 * The expected plan of a day, independent of the product's own rule: the last of the order whose seven days
 * contain it.
 */
export const holderIn = (order: readonly WeekPlan[], date: Day): string | null =>
  order.findLast(({ startDate }) => startDate <= date && date <= addDays(startDate, 6))?.name ??
  null;
