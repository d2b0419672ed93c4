import * as z from 'zod';
import { daySchema, loggedSchema } from '../daySchema.ts';
import { mealPhotoSchema } from '../mealPhotos/mealPhotoSchema.ts';
import { MEAL_MAX } from '../plans/plan.ts';
import { plannedDaySchema } from '../plans/planSchema.ts';
import { text } from '../textSchema.ts';
import {
  DAY_NOTES_MAX,
  INSTEAD_KINDS,
  INSTEAD_MAX,
  MEAL_INDEXES,
  MOOD_MAX,
  WATER_MAX,
} from './progress.ts';
import { say } from './words.ts';

/** A value for each of a day's eight meals, by their index. */
const perMeal = <Value extends z.ZodType>(of: Value) =>
  z.strictObject({ '0': of, '1': of, '2': of, '3': of, '4': of, '5': of, '6': of, '7': of });

const done = z.boolean().optional();

/** The meals of a day that are done, by their index in the plan's eight meals: `{ "1": true }`. */
export const mealsDoneSchema = perMeal(done);
export type MealsDone = z.infer<typeof mealsDoneSchema>;

const dish = text(MEAL_MAX).optional();

/** Which alternative of a ticked meal was eaten, in the words of the dish, by the same index. */
const pickedSchema = perMeal(dish);
export type Picked = z.infer<typeof pickedSchema>;

/** The dish that each tick stands for, by the same index: `{ "1": "Porridge with plums" }`. */
export type Dishes = Picked;

/** A meal that was not eaten as planned: something else and what it was, or skipped and why. */
const mealInsteadSchema = z.strictObject({
  kind: z.enum(INSTEAD_KINDS),
  /** In the customer's own words; may be empty. */
  words: text(INSTEAD_MAX),
});
export type MealInstead = z.infer<typeof mealInsteadSchema>;

const mealInstead = mealInsteadSchema.optional();

/** The meals that were not eaten as planned, by the same index. None of them is ticked. */
const insteadSchema = perMeal(mealInstead);
export type Instead = z.infer<typeof insteadSchema>;

/** What a customer submits for a day. Nothing is required. */
export const progressInputSchema = z.strictObject({
  meals: mealsDoneSchema,
  instead: insteadSchema,
  picked: pickedSchema,
  /** In the customer's own words: '1.5 L', '6 glasses'. */
  waterIntake: text(WATER_MAX),
  sleepHours: z
    .number({ error: () => say.hoursAreNumber })
    .min(0, { error: () => say.sleepRange })
    .max(24, { error: () => say.sleepRange })
    .nullable(),
  mood: text(MOOD_MAX),
  dietScore: z
    .int({ error: () => say.scoreRange })
    .min(1, { error: () => say.scoreRange })
    .max(5, { error: () => say.scoreRange })
    .nullable(),
  notes: text(DAY_NOTES_MAX),
});
export type ProgressInput = z.infer<typeof progressInputSchema>;

/** All that a customer logs of a day; the dish of a tick is the planned one if it is left out. */
export type DayContent = ProgressInput & { readonly dishes: Dishes };

const mealStateSchema = z.union([
  z.strictObject({ done: z.literal(true), dish, picked: dish }),
  z.strictObject({ done: z.literal(false), instead: mealInstead }),
]);

/** How many values a device may have sent without an answer. */
export const MOST_BASES = 10;
const MOST_CHANGES = 13;

const changeOf = <Part extends z.ZodType, Value extends z.ZodType>(part: Part, value: Value) =>
  z.strictObject({ part, value, bases: z.array(value).min(1).max(MOST_BASES).optional() });

const { waterIntake, sleepHours, mood, dietScore, notes } = progressInputSchema.shape;

const dayChangeSchema = z.discriminatedUnion('part', [
  changeOf(z.literal(MEAL_INDEXES.map((index) => `meals.${index}` as const)), mealStateSchema),
  changeOf(z.literal('waterIntake'), waterIntake),
  changeOf(z.literal('sleepHours'), sleepHours),
  changeOf(z.literal('mood'), mood),
  changeOf(z.literal('dietScore'), dietScore),
  changeOf(z.literal('notes'), notes),
]);

/** Changes of parts of a day; without any, the day counts as logged. */
export const dayChangesSchema = z.strictObject({
  changes: z.array(dayChangeSchema).max(MOST_CHANGES),
});

/**
 * The plan against which a day was logged. `from`: 'logged' was stored with the day; 'filled' was added by a
 * migration, for a day logged before meals were stored; 'gone' is such a day whose plan was deleted; 'none'
 * was logged without a plan. The last two have no meals.
 */
export const loggedPlanSchema = z.strictObject({
  /** The plan that most of the meals are from, which may be deleted by now; null for none. */
  planId: z.string().nullable(),
  planName: z.string(),
  meals: z.array(z.string()),
  mealTimings: z.array(z.string()),
  from: z.enum(['logged', 'filled', 'gone', 'none']),
});
export type LoggedPlan = z.infer<typeof loggedPlanSchema>;

export const dailyProgressSchema = z.strictObject({
  date: daySchema,
  ...progressInputSchema.shape,
  submittedAt: z.string(),
  /** Grows by one with every submission. */
  version: z.int(),
  /** The day's own meals, which no later change of the plan alters. */
  planned: loggedPlanSchema,
});
export type DailyProgress = z.infer<typeof dailyProgressSchema>;

/** What became of changes; those that are not named are stored. */
export const dayAnswerSchema = z.strictObject({
  /** The day as it is stored now; null if nothing is. */
  record: dailyProgressSchema.nullable(),
  /** Parts that another device has changed too: what is stored there. The person has to choose. */
  contested: z.array(
    z.strictObject({
      part: z.string(),
      stored: z.union([mealStateSchema, z.string(), z.number(), z.null()]),
    }),
  ),
  /** Parts whose change cannot be stored, with a sentence. */
  refused: z.array(z.strictObject({ part: z.string(), message: z.string() })),
});
export type DayAnswer = z.infer<typeof dayAnswerSchema>;

/** One day of a customer: what is planned for it now, and what was logged. */
export const trackedDaySchema = z.strictObject({
  date: daySchema,
  /** Today in the customer's own time zone. */
  today: daySchema,
  /** The meals of the plan that covers the day now; a logged day counts by the meals of its record. */
  planned: plannedDaySchema.nullable(),
  /** False while the customer has no plan at all. */
  hasAnyPlan: z.boolean(),
  record: dailyProgressSchema.nullable(),
  /** The photos of the day's meals; absent if there are none. */
  photos: z.array(mealPhotoSchema).optional(),
  /** Only for dieticians, while the day's note waits to be read: when its text was written. */
  waitingNote: z.strictObject({ writtenAt: z.string() }).optional(),
});
export type TrackedDay = z.infer<typeof trackedDaySchema>;

export const progressDaySchema = z.strictObject({
  date: daySchema,
  logged: loggedSchema,
  done: z.int(),
  meals: z.int(),
  /** For today: how many of the meals are still to come; absent for none. */
  toCome: z.int().optional(),
});
export type ProgressDay = z.infer<typeof progressDaySchema>;
