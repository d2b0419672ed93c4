import * as z from 'zod';
import { DATES_REVERSED, type Day, daySchema, daysFrom, isDay } from '../day.ts';
import { requiredText, text } from '../text.ts';

export const DAYS_PER_PLAN = 7;
export const MEALS_PER_DAY = 8;
export const PLAN_NAME_MAX = 200;
export const MEAL_MAX = 500;
export const TIMING_MAX = 60;
export const PLAN_NOTES_MAX = 5000;

/** What a new plan starts with; every dietician renames them, few start from nothing. */
export const DEFAULT_TIMINGS: readonly string[] = [
  'Early morning',
  'Breakfast',
  'Mid-morning',
  'Lunch',
  'Afternoon',
  'Evening snack',
  'Dinner',
  'Bedtime',
];

const mealsSchema = z
  .array(text(MEAL_MAX))
  .length(MEALS_PER_DAY, `A day has exactly ${MEALS_PER_DAY} meals.`);

const mealTimingsSchema = z
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

export const dietPlanSchema = z.strictObject({
  id: z.string(),
  ...planFields,
  uploadedAt: z.string(),
  lastModified: z.string(),
  /** Grows by one with every update; the `If-Match` of the next one. */
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

function followsStartDate(days: readonly PlanDay[], startDate: Day): boolean {
  // Asked even where the date itself is wrong, which is said beside it already.
  if (!isDay(startDate)) return true;
  const expected = daysFrom(startDate, days.length);
  return days.every((day, index) => day.date === expected[index]);
}
