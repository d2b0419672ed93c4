import * as z from 'zod';
import { MEAL_MAX } from '../plans/plan.ts';
import { text } from '../textSchema.ts';

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

const dish = text(MEAL_MAX).optional();

/** The dish that each tick was made for, by the same index: `{ "1": "Porridge with plums" }`. */
export const dishesSchema = z.strictObject({
  '0': dish,
  '1': dish,
  '2': dish,
  '3': dish,
  '4': dish,
  '5': dish,
  '6': dish,
  '7': dish,
});
export type Dishes = z.infer<typeof dishesSchema>;

/** How a square of a strip of days reads. `all`: every meal done, or a day logged without meals. */
export const loggedSchema = z.enum(['none', 'some', 'all']);
export type Logged = z.infer<typeof loggedSchema>;
