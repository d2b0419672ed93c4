import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { loggedSchema } from '../progress/progressSchema.ts';

/** A day of a customer with its meals, from the plan that holds for it. */
export const weekDaySchema = z.strictObject({
  date: daySchema,
  /** Null on a day without a plan; then `meals` is empty. */
  planId: z.string().nullable(),
  planName: z.string(),
  meals: z.array(z.string()),
  mealTimings: z.array(z.string()),
  logged: loggedSchema,
});
export type WeekDay = z.infer<typeof weekDaySchema>;

export const plannedDaysSchema = z.strictObject({
  /** The customer's own today. */
  today: daySchema,
  days: z.array(weekDaySchema),
  /** The notes of the plans of these days, without empty ones. */
  notes: z.array(z.strictObject({ planId: z.string(), planName: z.string(), notes: z.string() })),
  /** The nearest day with a plan or a log before these days, and with a plan after them; null for none. */
  previous: daySchema.nullable(),
  next: daySchema.nullable(),
});
export type PlannedDays = z.infer<typeof plannedDaysSchema>;
