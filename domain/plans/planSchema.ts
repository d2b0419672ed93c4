import * as z from 'zod';
import { confirmShape } from '../confirmSchema.ts';
import { DATES_REVERSED } from '../day.ts';
import { daySchema } from '../daySchema.ts';
import { requiredText, text } from '../textSchema.ts';
import { withoutLastOr } from './alternatives.ts';
import { isBlankMeal } from './blankMeal.ts';
import { MARK_REASON_MAX } from './markedCode.ts';
import {
  DAYS_PER_PLAN,
  followsStartDate,
  MEAL_MAX,
  MEALS_PER_DAY,
  PLAN_NAME_MAX,
  PLAN_NOTES_MAX,
  TIMING_MAX,
} from './plan.ts';

export const mealsSchema = z
  .array(text(MEAL_MAX).overwrite((meal) => (isBlankMeal(meal) ? '' : withoutLastOr(meal))))
  .length(MEALS_PER_DAY, `A day has exactly ${MEALS_PER_DAY} meals.`);

export const mealTimingsSchema = z
  .array(text(TIMING_MAX))
  .length(MEALS_PER_DAY, `A plan has exactly ${MEALS_PER_DAY} meal timings.`);

const planDaySchema = z.strictObject({ date: daySchema, meals: mealsSchema });
export type PlanDay = z.infer<typeof planDaySchema>;

const planFields = {
  name: requiredText(PLAN_NAME_MAX, 'Enter a plan name.'),
  startDate: daySchema,
  endDate: daySchema,
  weeklyDietPlan: z
    .array(planDaySchema)
    .length(DAYS_PER_PLAN, `A plan has exactly ${DAYS_PER_PLAN} days.`),
  mealTimings: mealTimingsSchema,
  notes: text(PLAN_NOTES_MAX),
};

/** What a dietician uploads or updates: 7 days from the start date, 8 meals each. */
export const planInputSchema = z
  .strictObject(planFields)
  .refine((plan) => plan.startDate <= plan.endDate, {
    path: ['endDate'],
    message: DATES_REVERSED,
  })
  .refine((plan) => followsStartDate(plan.weeklyDietPlan, plan.startDate), {
    path: ['weeklyDietPlan'],
    message: 'The seven days must run from the start date, one after the other.',
  });
export type PlanInput = z.infer<typeof planInputSchema>;

/** The body of an upload or update. */
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

/** A row of the list of a customer's plans. */
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
  .extend({ daysLogged: z.int() });
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
