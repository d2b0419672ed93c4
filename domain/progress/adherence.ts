import type { Logged } from '../daySchema.ts';
import { mealTimeOf } from '../plans/mealTime.ts';
import { isBlankMeal } from '../plans/plan.ts';
import { INSTEAD_MAX, type InsteadKind, MEAL_INDEXES, type MealIndex } from './progress.ts';
import type { Instead, MealInstead, MealsDone } from './progressSchema.ts';
import { say } from './words.ts';

/** The indexes (0 to 7) of the meals that are not blank. */
export function mealsOfDay(meals: readonly string[]): number[] {
  return meals.flatMap((meal, index) => (isBlankMeal(meal) ? [] : [index]));
}

export type Adherence = {
  readonly done: number;
  readonly meals: number;
  /** 0 to 100, rounded down so that 100 means every meal; 0 for a day without meals. */
  readonly percent: number;
};

/** How many of the day's meals are done. Ticks on blank cells do not count. */
export function adherenceOf(planMeals: readonly string[], ticks: MealsDone): Adherence {
  const ofDay = mealsOfDay(planMeals);
  const done = ofDay.filter((index) => ticks[String(index) as MealIndex] === true).length;
  const meals = ofDay.length;
  return { done, meals, percent: meals === 0 ? 0 : Math.floor((done / meals) * 100) };
}

/** How a day was logged, by its adherence; undefined for a day that was not logged. */
export function loggedOf(record: { done: number; meals: number } | undefined): Logged {
  if (!record) return 'none';
  return record.done >= record.meals ? 'all' : 'some';
}

/** How much of the meals of a logged day was eaten, 0 to 100; 100 for a day that was logged without meals. */
export const eatenOf = ({ done, meals }: { done: number; meals: number }): number =>
  done >= meals ? 100 : Math.floor((done / meals) * 100);

/** Whether it can be stored without a change. */
export const isFitInstead = (said: MealInstead | null): boolean =>
  said === null || said.words.trim().length <= INSTEAD_MAX;

export const isSameInstead = (one: MealInstead | undefined, other: MealInstead | undefined) =>
  one?.kind === other?.kind && one?.words === other?.words;

/** The meals of one or more days, and how they were logged; the remaining ones were not. */
export type MealKinds = {
  readonly meals: number;
  /** Eaten as planned. */
  readonly done: number;
  readonly other: number;
  readonly skipped: number;
};

/** How the meals of a day were logged. Entries for blank cells do not count. */
export function mealKindsOf(
  planMeals: readonly string[],
  ticks: MealsDone,
  instead: Instead,
): MealKinds {
  const ofDay = new Set(mealsOfDay(planMeals));
  const keys = MEAL_INDEXES.filter((index) => ofDay.has(Number(index)));
  const count = (kind: InsteadKind) =>
    keys.filter((index) => ticks[index] !== true && instead[index]?.kind === kind).length;
  const done = keys.filter((index) => ticks[index] === true).length;
  return { meals: keys.length, done, other: count('other'), skipped: count('skipped') };
}

/** '5 of 8 done, 1 swapped, 1 skipped'. */
export function mealKindsWords({ meals, done, other, skipped }: MealKinds): string {
  const more = [other > 0 && say.other(other), skipped > 0 && say.skipped(skipped)];
  return [say.asPlanned(done, meals), ...more.filter(Boolean)].join(say.between);
}

/** 'Instead: pizza with friends', 'Skipped: no appetite'. */
export function insteadWords({ kind, words }: MealInstead): string {
  const said = words.trim();
  if (kind === 'other') return said ? say.insteadOf(said) : say.insteadUnsaid;
  return said ? say.skippedFor(said) : say.skippedUnsaid;
}

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

/** How many of today's meals are due after `minutes` since midnight and not logged yet. */
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

/** The parts of a stored day, each as JSON. */
export type StoredMeals = Readonly<
  Record<'plannedMeals' | 'mealTimings' | 'meals' | 'instead', string>
>;

/** The same of a stored day. */
export const storedMealsToCome = (
  stored: { readonly [Part in keyof StoredMeals]: string | null },
  minutes: number,
): number => {
  const list = (json: string | null): string[] => JSON.parse(json ?? '[]');
  const planned = { meals: list(stored.plannedMeals), mealTimings: list(stored.mealTimings) };
  const [meals, instead] = [stored.meals, stored.instead].map((json) => JSON.parse(json ?? '{}'));
  return mealsToCome(planned, { meals, instead }, minutes);
};

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

/** How a day is logged, and how much was eaten in percent; `eaten` is null for a day without meals or a log. */
export const loggedWords = ({
  logged,
  eaten,
}: {
  logged: Logged;
  eaten: number | null;
}): string => {
  if (logged === 'none') return say.notLogged;
  if (eaten === null) return say.logged;
  return logged === 'all' ? say.loggedAll : say.loggedSome(eaten);
};
