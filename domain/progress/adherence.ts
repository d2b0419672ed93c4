import type { Logged, MealsDone } from './progressSchema.ts';

export type MealIndex = keyof MealsDone;

/** Every place that a day has for a meal, in order. */
export const MEAL_INDEXES: readonly MealIndex[] = ['0', '1', '2', '3', '4', '5', '6', '7'];

/** The indexes (0-7) of the meals of a day: a blank cell of the plan is not a meal. */
export function mealsOfDay(meals: readonly string[]): number[] {
  return meals.flatMap((meal, index) => (meal.trim() === '' ? [] : [index]));
}

export type Adherence = {
  readonly done: number;
  readonly meals: number;
  /** Whole percent, 0-100, rounded down so that 100 means every meal; 0 for a day without meals. */
  readonly percent: number;
};

/** Meals done of the meals of the day. Ticks on blank cells do not count. */
export function adherenceOf(planMeals: readonly string[], ticks: MealsDone): Adherence {
  const ofDay = mealsOfDay(planMeals);
  const done = ofDay.filter((index) => ticks[String(index) as MealIndex] === true).length;
  const meals = ofDay.length;
  return { done, meals, percent: meals === 0 ? 0 : Math.floor((done / meals) * 100) };
}

export function loggedOf(record: { done: number; meals: number } | undefined): Logged {
  if (!record) return 'none';
  return record.done >= record.meals ? 'all' : 'some';
}
