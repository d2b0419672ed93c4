import * as z from 'zod';
import { MEAL_MAX } from './plan.ts';
import { BEGINS_MAX, SUGGESTIONS_MAX } from './suggestionLimits.ts';

/** The part of a meal that was typed so far. */
export const mealBeginningSchema = z.strictObject({
  begins: z
    .string()
    .max(BEGINS_MAX, { error: `At most ${BEGINS_MAX} characters.`, abort: true })
    .default(''),
});

export const mealSuggestionsSchema = z.strictObject({
  items: z.array(z.string().max(MEAL_MAX)).max(SUGGESTIONS_MAX),
});
export type MealSuggestions = z.infer<typeof mealSuggestionsSchema>;
