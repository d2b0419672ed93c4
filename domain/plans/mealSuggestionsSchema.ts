import * as z from 'zod';
import { BEGINS_MAX, SUGGESTIONS_MAX } from './mealSuggestions.ts';
import { MEAL_MAX } from './plan.ts';

/** What has been typed of a meal. */
export const mealBeginningSchema = z.strictObject({
  begins: z.string().max(BEGINS_MAX, `At most ${BEGINS_MAX} characters.`),
});

export const mealSuggestionsSchema = z.strictObject({
  items: z.array(z.string().max(MEAL_MAX)).max(SUGGESTIONS_MAX),
});
export type MealSuggestions = z.infer<typeof mealSuggestionsSchema>;
