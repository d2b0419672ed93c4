import { mealTimeOf } from '../plans/mealTime.ts';
import { mealsOfDay } from './adherence.ts';
import type { MealKinds } from './eatenInstead.ts';
import type { MealIndex } from './progress.ts';
import type { Instead, MealsDone } from './progressSchema.ts';

const HOUR = 60;
const FIRST = 7 * HOUR;
const APART = 2 * HOUR;
/** A time this much before the meal above it is of the night after it. */
const NEXT_DAY = 6 * HOUR;

type Planned = { readonly meals: readonly string[]; readonly mealTimings: readonly string[] };

/**
 * When each of the day's meals is due, in minutes since midnight, by its index. A timing that names neither a time
 * nor a part of the day is taken from its place among the eight meals, but never before the meal above it.
 */
export function dueTimes({ meals, mealTimings }: Planned): ReadonlyMap<number, number> {
  const due = new Map<number, number>();
  let before = 0;
  for (const index of mealsOfDay(meals)) {
    const named = mealTimeOf(mealTimings[index] ?? '');
    const placed = Math.max(before, FIRST + index * APART);
    before = named === null ? placed : named < before - NEXT_DAY ? named + 24 * HOUR : named;
    due.set(index, before);
  }
  return due;
}

/**
 * How many meals of today are still to come: their time has not come at `minutes` since midnight, and nothing was
 * logged for them.
 */
export function mealsToCome(
  planned: Planned,
  { meals, instead }: { readonly meals: MealsDone; readonly instead: Instead },
  minutes: number,
): number {
  const isLogged = (index: number) => {
    const key = String(index) as MealIndex;
    return meals[key] === true || instead[key] !== undefined;
  };
  return [...dueTimes(planned)].filter(([index, due]) => due > minutes && !isLogged(index)).length;
}

/** How many meals of their own today are still to come, by customer; 0 is left out. */
export type MealsToComeOf = (
  people: readonly { readonly id: string; readonly timeZone: string }[],
  at: Date,
) => Promise<ReadonlyMap<string, number>>;

/** The same meals without those that are still to come. */
export const soFar = <Of extends Pick<MealKinds, 'meals'>>(kinds: Of, toCome: number): Of => ({
  ...kinds,
  meals: kinds.meals - toCome,
});
