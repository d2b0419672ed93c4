import * as z from 'zod';
import { type Day, daySchema } from '../day.ts';

export const planStatusSchema = z.enum(['not_set', 'active', 'paused']);
export type PlanStatus = z.infer<typeof planStatusSchema>;

export const coachingPeriodSchema = z.strictObject({
  planStatus: planStatusSchema,
  planStartDate: daySchema.nullable(),
  planEndDate: daySchema.nullable(),
});
export type CoachingPeriod = z.infer<typeof coachingPeriodSchema>;

export const NO_PERIOD: CoachingPeriod = {
  planStatus: 'not_set',
  planStartDate: null,
  planEndDate: null,
};

/** True once the last day of the period is over on `today`, the customer's own day. */
export function hasEnded(period: CoachingPeriod, today: Day): boolean {
  return period.planEndDate !== null && period.planEndDate < today;
}

/** What the status chip says: an active period whose last day is over reads as expired. */
export const standingSchema = z.enum(['active', 'paused', 'expired', 'not_set']);
export type Standing = z.infer<typeof standingSchema>;

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  active: 'Active',
  paused: 'Paused',
  expired: 'Expired',
  not_set: 'Not set',
};

export function standingOf(period: CoachingPeriod, today: Day): Standing {
  return period.planStatus === 'active' && hasEnded(period, today) ? 'expired' : period.planStatus;
}
