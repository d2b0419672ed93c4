import * as z from 'zod';

/** A photo of a meal of a day. */
export const mealPhotoSchema = z.strictObject({
  /** The index of the meal, 0 to 7. */
  meal: z.int(),
  /** Of its large size. */
  url: z.string(),
});
export type MealPhoto = z.infer<typeof mealPhotoSchema>;

/** To which meal a photo is added, in the query. */
export const mealOfPhotoSchema = z.strictObject({
  meal: z
    .string()
    .regex(/^[0-7]$/, 'A meal is one of 0 to 7.')
    .transform(Number),
});
