import * as z from 'zod';

const done = z.boolean().optional();

/** Which meals of a day are done, by their index in the plan's eight: `{ "1": true }`. */
export const mealsDoneSchema = z.strictObject({
  '0': done,
  '1': done,
  '2': done,
  '3': done,
  '4': done,
  '5': done,
  '6': done,
  '7': done,
});
export type MealsDone = z.infer<typeof mealsDoneSchema>;

/** How a square of a strip of days reads. `all`: every meal done, or a day logged without meals. */
export const loggedSchema = z.enum(['none', 'some', 'all']);
export type Logged = z.infer<typeof loggedSchema>;
