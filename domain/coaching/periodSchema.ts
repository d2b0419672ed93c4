import * as z from 'zod';
import { confirmShape } from '../confirmSchema.ts';
import { daySchema } from '../daySchema.ts';
import { idSchema } from '../textSchema.ts';

const planStatusSchema = z.enum(['not_set', 'active', 'paused']);
export type PlanStatus = z.infer<typeof planStatusSchema>;

export const coachingPeriodSchema = z.strictObject({
  planStatus: planStatusSchema,
  planStartDate: daySchema.nullable(),
  planEndDate: daySchema.nullable(),
});
export type CoachingPeriod = z.infer<typeof coachingPeriodSchema>;

/** The stored status, or 'expired' for an active period whose last day is over. */
export const standingSchema = z.enum(['active', 'paused', 'expired', 'not_set']);
export type Standing = z.infer<typeof standingSchema>;

/** A date from the form; a blank one counts as missing, which the transition refuses. */
const dateOrBlank = z.union([z.literal(''), daySchema]).nullable();

export const periodDatesSchema = z.strictObject({ startDate: dateOrBlank, endDate: dateOrBlank });
export type PeriodDates = z.infer<typeof periodDatesSchema>;

/** The body of a request that changes a period: dates, and the confirmation of a renewal. */
export const periodChangeSchema = periodDatesSchema.extend(confirmShape);
export type PeriodChange = z.infer<typeof periodChangeSchema>;

export const dieticianSummarySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
});
export type DieticianSummary = z.infer<typeof dieticianSummarySchema>;

/** Null: the customer has no dietician of their own and sees the practice's first dietician. */
export const assignmentSchema = z.strictObject({ dieticianId: idSchema.nullable() });
