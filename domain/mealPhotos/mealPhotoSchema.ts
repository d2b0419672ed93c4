import * as z from 'zod';
import { say } from '../words.ts';

export const mealPhotoSchema = z.strictObject({
  /** The index of the meal, 0 to 7. */
  meal: z.int(),
  /** The address of its large size. */
  url: z.string(),
});
export type MealPhoto = z.infer<typeof mealPhotoSchema>;

export const mealOfPhotoSchema = z.strictObject({
  meal: z
    .enum(['0', '1', '2', '3', '4', '5', '6', '7'], { error: () => say.mealIsOneOf })
    .transform(Number),
});
