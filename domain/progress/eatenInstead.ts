import { mealsOfDay } from './adherence.ts';
import { INSTEAD_MAX, type InsteadKind, MEAL_INDEXES } from './progress.ts';
import type { Instead, MealInstead, MealsDone } from './progressSchema.ts';

/** Whether it can be stored without a change. */
export const isFitInstead = (said: MealInstead | null): boolean =>
  said === null || said.words.trim().length <= INSTEAD_MAX;

export const isSameInstead = (one: MealInstead | undefined, other: MealInstead | undefined) =>
  one?.kind === other?.kind && one?.words === other?.words;

/**
 * The meals of a day or of several days: how many there are, and how they were logged. The remaining meals
 * were not logged.
 */
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

/** '5 of 8 as planned, 1 something else, 1 skipped'. */
export function mealKindsWords({ meals, done, other, skipped }: MealKinds): string {
  const more = [other > 0 && `${other} something else`, skipped > 0 && `${skipped} skipped`];
  return [`${done} of ${meals} as planned`, ...more.filter(Boolean)].join(', ');
}

/** 'Instead: pizza with friends', 'Skipped: no appetite'. */
export function insteadWords({ kind, words }: MealInstead): string {
  const said = words.trim();
  if (kind === 'other') return `Instead: ${said || 'something else'}`;
  return said ? `Skipped: ${said}` : 'Skipped';
}
