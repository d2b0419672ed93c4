import { alternativesOf } from '../plans/alternatives.ts';
import { MEAL_INDEXES, type MealIndex } from './progress.ts';
import type { Picked } from './progressSchema.ts';

export const UNKNOWN_PICK = 'This meal has no such alternative.';

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
