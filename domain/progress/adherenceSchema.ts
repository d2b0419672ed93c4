import * as z from 'zod';

/** Which meals of a day are done, by their index in the plan's eight: `{ "1": true }`. */
export const mealsDoneSchema = z.partialRecord(
  z.enum(['0', '1', '2', '3', '4', '5', '6', '7']),
  z.boolean(),
);
export type MealsDone = z.infer<typeof mealsDoneSchema>;

/** How a square of a strip of days reads. `all`: every meal done, or a day logged without meals. */
export const loggedSchema = z.enum(['none', 'some', 'all']);
export type Logged = z.infer<typeof loggedSchema>;
