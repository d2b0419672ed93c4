import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { loggedSchema } from '../progress/progressSchema.ts';

/** A day of a customer's week: its meals, from the plan that holds for it. */
export const weekDaySchema = z.strictObject({
  date: daySchema,
  /** Null on a day for which no plan holds; it has no meals then. */
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
  /** What the dietician wrote beside the plans of these days; only where they wrote something. */
  notes: z.array(z.strictObject({ planId: z.string(), planName: z.string(), notes: z.string() })),
  /** The nearest day before these, and after them, for which there is anything; null for none. */
  previous: daySchema.nullable(),
  next: daySchema.nullable(),
});
export type PlannedDays = z.infer<typeof plannedDaysSchema>;
