import * as z from 'zod';
import { confirmShape } from '../confirmSchema.ts';
import { daySchema } from '../daySchema.ts';

export const planStatusSchema = z.enum(['not_set', 'active', 'paused']);
export type PlanStatus = z.infer<typeof planStatusSchema>;

export const coachingPeriodSchema = z.strictObject({
  planStatus: planStatusSchema,
  planStartDate: daySchema.nullable(),
  planEndDate: daySchema.nullable(),
});
export type CoachingPeriod = z.infer<typeof coachingPeriodSchema>;

/** What the status chip says: an active period whose last day is over reads as expired. */
export const standingSchema = z.enum(['active', 'paused', 'expired', 'not_set']);
export type Standing = z.infer<typeof standingSchema>;

/** The dates a form may send: a blank one counts as missing, and is refused by the rule. */
const dateOrBlank = z.union([z.literal(''), daySchema]).nullable();

export const periodDatesSchema = z.strictObject({ startDate: dateOrBlank, endDate: dateOrBlank });
export type PeriodDates = z.infer<typeof periodDatesSchema>;

/** What changes a period: the dates, where it takes some, and that a question was answered with yes. */
export const periodChangeSchema = periodDatesSchema.extend(confirmShape);
export type PeriodChange = z.infer<typeof periodChangeSchema>;
