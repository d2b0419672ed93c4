import type { Logged } from '../loggedSchema.ts';
import { isBlankMeal } from '../plans/blankMeal.ts';
import type { MealIndex } from './progress.ts';
import type { MealsDone } from './progressSchema.ts';

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
