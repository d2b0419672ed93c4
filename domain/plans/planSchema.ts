import * as z from 'zod';
import { confirmShape, confirmShapeOf } from '../confirmSchema.ts';
import { daysBetween } from '../day.ts';
import { daySchema, loggedSchema } from '../daySchema.ts';
import { idSchema, requiredText, text } from '../textSchema.ts';
import { say as words } from '../words.ts';
import { MARK_REASON_MAX } from './markReason.ts';
import {
  BEGINS_MAX,
  DAYS_PER_PLAN,
  followsStartDate,
  isBlankMeal,
  MEAL_MAX,
  MEALS_PER_DAY,
  PLAN_NAME_MAX,
  PLAN_NOTES_MAX,
  SUGGESTIONS_MAX,
  TIMING_MAX,
  WEEKS_MAX,
  withoutLastOr,
} from './plan.ts';
import { say } from './words.ts';

export const mealsSchema = z
  .array(text(MEAL_MAX).overwrite((meal) => (isBlankMeal(meal) ? '' : withoutLastOr(meal))))
  .length(MEALS_PER_DAY, { error: () => say.exactMeals(MEALS_PER_DAY) });

export const mealTimingsSchema = z
  .array(text(TIMING_MAX))
  .length(MEALS_PER_DAY, { error: () => say.exactTimings(MEALS_PER_DAY) });

const planDaySchema = z.strictObject({ date: daySchema, meals: mealsSchema });
export type PlanDay = z.infer<typeof planDaySchema>;

const planFields = {
  name: requiredText(PLAN_NAME_MAX, () => say.enterName),
  startDate: daySchema,
  endDate: daySchema,
  weeklyDietPlan: z
    .array(planDaySchema)
    .length(DAYS_PER_PLAN, { error: () => say.exactDays(DAYS_PER_PLAN) }),
  mealTimings: mealTimingsSchema,
  notes: text(PLAN_NOTES_MAX),
};

/** What a dietician uploads or updates: 7 days from the start date, 8 meals each. */
export const planInputSchema = z
  .strictObject(planFields)
  .refine((plan) => plan.startDate <= plan.endDate, {
    path: ['endDate'],
    error: () => words.datesReversed,
  })
  .refine((plan) => followsStartDate(plan.weeklyDietPlan, plan.startDate), {
    path: ['weeklyDietPlan'],
    error: () => say.daysInOrder,
  });
export type PlanInput = z.infer<typeof planInputSchema>;

export const planUploadSchema = planInputSchema.safeExtend({
  ...confirmShape,
  markedReason: text(MARK_REASON_MAX)
    .optional()
    .meta({ description: 'Why meals stay that name what the customer must not eat' }),
});

export const dietPlanSchema = z.strictObject({
  id: z.string(),
  ...planFields,
  uploadedAt: z.string(),
  lastModified: z.string(),
  /** Grows by one with every update; sent as the `If-Match` of the next update. */
  version: z.int(),
});
export type DietPlan = z.infer<typeof dietPlanSchema>;

export const planSummarySchema = dietPlanSchema
  .pick({
    id: true,
    name: true,
    startDate: true,
    endDate: true,
    uploadedAt: true,
    lastModified: true,
    version: true,
  })
  .extend({
    daysLogged: z.int(),
    /** Of all meals of these days, how many were eaten as planned. */
    mealsDone: z.int(),
    mealsOfDays: z.int(),
  });
export type PlanSummary = z.infer<typeof planSummarySchema>;

export const savedPlanSchema = z.strictObject({
  id: z.string(),
  clientId: z.string(),
  ...planFields,
  savedAt: z.string(),
});
export type SavedPlan = z.infer<typeof savedPlanSchema>;

export const savedPlanSummarySchema = savedPlanSchema.pick({ id: true, name: true, savedAt: true });
export type SavedPlanSummary = z.infer<typeof savedPlanSummarySchema>;

// As many reasons as one plan may have, for each week.
const REASONS_A_WEEK = 4;
/** The longest reason, in characters, so that the reasons of all weeks fit into one request. */
export const WEEK_REASON_MAX = 1200;

const weekSchema = z.strictObject({
  name: requiredText(PLAN_NAME_MAX, () => say.enterName),
  startDate: daySchema,
});
export type PlanWeek = z.infer<typeof weekSchema>;

/** A plan to be uploaded once for each of several weeks, with the name and first day of each week. */
export const planWeeksSchema = z
  .strictObject({
    plan: planInputSchema,
    other: planInputSchema.optional().meta({ description: 'The plan of every second week' }),
    weeks: z
      .array(weekSchema)
      .min(1, { error: () => say.chooseWeek })
      .max(WEEKS_MAX, { error: () => say.mostWeeks(WEEKS_MAX) }),
    // One more: that they go past the coaching period.
    ...confirmShapeOf(WEEKS_MAX * REASONS_A_WEEK + 1, WEEK_REASON_MAX),
    markedReason: text(MARK_REASON_MAX)
      .optional()
      .meta({ description: 'Why meals stay that name what the customer must not eat' }),
  })
  .refine(
    ({ weeks }) =>
      weeks.every(
        ({ startDate }, index) =>
          index === 0 || daysBetween(weeks[index - 1]?.startDate ?? '', startDate) >= DAYS_PER_PLAN,
      ),
    { path: ['weeks'], error: () => say.weeksInOrder },
  );

export const uploadedWeeksSchema = z.strictObject({
  items: z.array(
    dietPlanSchema.pick({ id: true, name: true, startDate: true, endDate: true, version: true }),
  ),
});
export type UploadedWeeks = z.infer<typeof uploadedWeeksSchema>;

export const takenBackSchema = z.strictObject({
  plans: z
    .array(z.strictObject({ id: idSchema, version: z.int().min(1) }))
    .min(1, { error: () => say.nameOnePlan })
    .max(WEEKS_MAX, { error: () => say.mostPlans(WEEKS_MAX) }),
});
export type Uploaded = z.infer<typeof takenBackSchema>['plans'][number];

/** How many of these plans still existed. */
export const weeksTakenBackSchema = z.strictObject({ takenBack: z.int().min(0) });
export type WeeksTakenBack = z.infer<typeof weeksTakenBackSchema>;

export const mealBeginningSchema = z.strictObject({
  begins: z
    .string()
    .max(BEGINS_MAX, { error: () => say.mostCharacters(BEGINS_MAX), abort: true })
    .default(''),
});

export const mealSuggestionsSchema = z.strictObject({
  items: z.array(z.string().max(MEAL_MAX)).max(SUGGESTIONS_MAX),
});
export type MealSuggestions = z.infer<typeof mealSuggestionsSchema>;

/** The meals a plan sets for one date. */
export const plannedDaySchema = z.strictObject({
  planId: z.string(),
  planVersion: z.int(),
  planName: z.string(),
  meals: z.array(z.string()),
  mealTimings: z.array(z.string()),
});
export type PlannedDay = z.infer<typeof plannedDaySchema>;

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
