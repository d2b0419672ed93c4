import type { Day, DayRange } from '../day.ts';
import { isBlankMeal } from '../plans/meal.ts';
import { MEAL_INDEXES } from './progress.ts';
import type { Instead, MealsDone, Picked } from './progressSchema.ts';

/** A logged day, as much of it as says what was eaten. */
export type Logged = {
  readonly meals: MealsDone;
  readonly instead: Instead;
  readonly picked: Picked;
};

/**
 * The texts of what was eaten: the dish of each ticked meal, of several the one that was picked, and in place of
 * others what the customer wrote. Null for a day of which nothing is known.
 */
export function eatenTexts(planned: readonly string[], logged: Logged | null): string[] | null {
  if (!logged) return null;
  const { meals, instead, picked } = logged;
  const texts = MEAL_INDEXES.flatMap((key, index) => {
    const dish = planned[index] ?? '';
    if (meals[key] === true) return isBlankMeal(dish) ? [] : [picked[key] ?? dish];
    const said = instead[key];
    return said?.kind === 'other' && said.words.trim() !== '' ? [said.words] : [];
  });
  return texts.length === 0 ? null : texts;
}

/** Each day of a range: the texts of its meals, and of what was eaten; null for nothing known. */
export type MealsOfDays = (
  of: { readonly customerId: string },
  range: DayRange,
  today: Day,
) => Promise<
  readonly {
    readonly date: Day;
    readonly meals: readonly string[];
    readonly eaten: readonly string[] | null;
  }[]
>;
