import * as z from 'zod';
import { confirmShapeOf } from '../confirmSchema.ts';
import { daysBetween } from '../day.ts';
import { daySchema } from '../daySchema.ts';
import { idSchema, requiredText, text } from '../textSchema.ts';
import { MARK_REASON_MAX } from './markedCode.ts';
import { WEEKS_MAX } from './nextWeek.ts';
import { DAYS_PER_PLAN, PLAN_NAME_MAX } from './plan.ts';
import { dietPlanSchema, planInputSchema } from './planSchema.ts';

// As many reasons as one plan may have, for each week.
const REASONS_A_WEEK = 4;
/** The longest reason, in characters, so that the reasons of all weeks fit into one request. */
export const WEEK_REASON_MAX = 1200;

const weekSchema = z.strictObject({
  name: requiredText(PLAN_NAME_MAX, 'Enter a plan name.'),
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
      .min(1, 'Choose at least one week.')
      .max(WEEKS_MAX, `At most ${WEEKS_MAX} weeks at once.`),
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
    { path: ['weeks'], message: 'The weeks must follow one another, none over another.' },
  );

export const uploadedWeeksSchema = z.strictObject({
  items: z.array(
    dietPlanSchema.pick({ id: true, name: true, startDate: true, endDate: true, version: true }),
  ),
});
export type UploadedWeeks = z.infer<typeof uploadedWeeksSchema>;

/** The plans, in the uploaded version, that are taken back together. */
export const takenBackSchema = z.strictObject({
  plans: z
    .array(z.strictObject({ id: idSchema, version: z.int().min(1) }))
    .min(1, 'Name at least one plan.')
    .max(WEEKS_MAX, `At most ${WEEKS_MAX} plans at once.`),
});
export type Uploaded = z.infer<typeof takenBackSchema>['plans'][number];

/** How many of these plans still existed. */
export const weeksTakenBackSchema = z.strictObject({ takenBack: z.int().min(0) });
export type WeeksTakenBack = z.infer<typeof weeksTakenBackSchema>;
