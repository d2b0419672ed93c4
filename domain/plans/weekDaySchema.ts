import * as z from 'zod';
import { daySchema, loggedSchema } from '../daySchema.ts';

/** The meals a plan sets for one date. */
export const plannedDaySchema = z.strictObject({
  planId: z.string(),
  planVersion: z.int(),
  planName: z.string(),
  meals: z.array(z.string()),
  mealTimings: z.array(z.string()),
});
export type PlannedDay = z.infer<typeof plannedDaySchema>;

/** A day of a customer with the meals of the plan that covers it. */
const weekDaySchema = z.strictObject({
  date: daySchema,
  /** Null on a day without a plan; then `meals` is empty. */
  planId: z.string().nullable(),
  planName: z.string(),
  meals: z.array(z.string()),
  mealTimings: z.array(z.string()),
  logged: loggedSchema,
  /** How many of these meals are done; null if others were logged. */
  done: z.int().min(0).nullable(),
});
export type WeekDay = z.infer<typeof weekDaySchema>;

export const plannedDaysSchema = z.strictObject({
  /** Today in the customer's own time zone. */
  today: daySchema,
  days: z.array(weekDaySchema),
  /** The notes of these days' plans; plans without notes are left out. */
  notes: z.array(z.strictObject({ planId: z.string(), planName: z.string(), notes: z.string() })),
  /** The nearest day with a plan or log before these days, and with a plan after them; or null. */
  previous: daySchema.nullable(),
  next: daySchema.nullable(),
});
export type PlannedDays = z.infer<typeof plannedDaysSchema>;
