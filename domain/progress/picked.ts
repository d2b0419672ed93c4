import { alternativesOf } from '../plans/alternatives.ts';
import { MEAL_INDEXES, type MealIndex } from './adherence.ts';
import type { DayContent, Dishes, MealsDone, Picked } from './progressSchema.ts';

export const UNKNOWN_PICK = 'This meal has no such alternative.';

type Ticks = { readonly meals: MealsDone; readonly dishes: Dishes };

/**
 * The alternatives picked before, for meals that are still ticked for the same dish: for a device that does
 * not send alternatives.
 */
export function pickedStill(
  { picked, dishes: before }: Pick<DayContent, 'picked' | 'dishes'>,
  { meals, dishes }: Ticks,
): Picked {
  const isSameDish = (index: MealIndex) =>
    dishes[index] === undefined || dishes[index] === before[index];
  return Object.fromEntries(
    MEAL_INDEXES.flatMap((index) => {
      const words = picked[index];
      return words !== undefined && meals[index] === true && isSameDish(index)
        ? [[index, words]]
        : [];
    }),
  );
}

/** The meals whose picked alternative is not one of their dish, as `dishOf` gives it. */
export const unknownPicks = (
  picked: Picked,
  dishOf: (index: MealIndex) => string | undefined,
): MealIndex[] =>
  MEAL_INDEXES.filter((index) => {
    const words = picked[index];
    return words !== undefined && !alternativesOf(dishOf(index) ?? '').includes(words);
  });

/** 'Oat porridge (picked of 2)'; only the picked text if the dish no longer has alternatives by the rule. */
export function pickedWords(picked: string, meal: string): string {
  const { length } = alternativesOf(meal);
  return length > 1 ? `${picked} (picked of ${length})` : picked;
}
