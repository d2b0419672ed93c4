import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { text } from '../textSchema.ts';
import { loggedSchema, mealsDoneSchema } from './adherenceSchema.ts';
import { DAY_NOTES_MAX, MOOD_MAX, WATER_MAX } from './progress.ts';

/** What a customer submits for one of their days. Nothing is required: an honest blank is fine. */
export const progressInputSchema = z.strictObject({
  meals: mealsDoneSchema,
  /** As the customer puts it: '1.5 L', '6 glasses'. */
  waterIntake: text(WATER_MAX),
  sleepHours: z
    .number({ error: 'Enter the hours as a number.' })
    .min(0, 'Sleep is between 0 and 24 hours.')
    .max(24, 'Sleep is between 0 and 24 hours.')
    .nullable(),
  mood: text(MOOD_MAX),
  dietScore: z
    .int('The diet score is a whole number from 1 to 5.')
    .min(1, 'The diet score is a whole number from 1 to 5.')
    .max(5, 'The diet score is a whole number from 1 to 5.')
    .nullable(),
  notes: text(DAY_NOTES_MAX),
});
export type ProgressInput = z.infer<typeof progressInputSchema>;

export const dailyProgressSchema = z.strictObject({
  date: daySchema,
  ...progressInputSchema.shape,
  submittedAt: z.string(),
});
export type DailyProgress = z.infer<typeof dailyProgressSchema>;

/** The meals a plan sets for one date. */
export const plannedDaySchema = z.strictObject({
  planId: z.string(),
  planName: z.string(),
  meals: z.array(z.string()),
  mealTimings: z.array(z.string()),
});
export type PlannedDay = z.infer<typeof plannedDaySchema>;

/** One day of a customer: what was planned and what was logged. */
export const trackedDaySchema = z.strictObject({
  date: daySchema,
  /** The customer's own today. */
  today: daySchema,
  planned: plannedDaySchema.nullable(),
  /** False while the customer was never given any plan. */
  hasAnyPlan: z.boolean(),
  record: dailyProgressSchema.nullable(),
});
export type TrackedDay = z.infer<typeof trackedDaySchema>;

/** A day of a strip: how it was logged, and how far. */
export const progressDaySchema = z.strictObject({
  date: daySchema,
  logged: loggedSchema,
  done: z.int(),
  meals: z.int(),
});
export type ProgressDay = z.infer<typeof progressDaySchema>;
