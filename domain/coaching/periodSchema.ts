import * as z from 'zod';
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
