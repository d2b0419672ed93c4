import { type Day, daysBetween } from '../day.ts';
import type { CoachingPeriod, Standing } from './periodSchema.ts';

export const NO_PERIOD: CoachingPeriod = {
  planStatus: 'not_set',
  planStartDate: null,
  planEndDate: null,
};

/** Whether the last day of the period is before `today`, the customer's own day. */
export function hasEnded(period: CoachingPeriod, today: Day): boolean {
  return period.planEndDate !== null && period.planEndDate < today;
}

/** The standing on `today`, the customer's own day. */
export function standingOf(period: CoachingPeriod, today: Day): Standing {
  return period.planStatus === 'active' && hasEnded(period, today) ? 'expired' : period.planStatus;
}

export const ENDS_SOON_DAYS = 7;

/** Whether a period needs attention on `today`: it is not active, has no end, or ends soon. */
export function isPeriodDue(period: CoachingPeriod, today: Day): boolean {
  const { planEndDate } = period;
  if (standingOf(period, today) !== 'active' || planEndDate === null) return true;
  return daysBetween(today, planEndDate) <= ENDS_SOON_DAYS;
}

/** How many days before its end both sides are notified: a week, and a day. */
const STAGES = [ENDS_SOON_DAYS, 1] as const;
type EndingStage = (typeof STAGES)[number];

/**
 * The stage whose notice is due on `today`, the customer's own day; null for none. After a server outage a
 * notice may come one day late; later than that it is skipped, since the next stage follows.
 */
export function endingStage(period: CoachingPeriod, today: Day): EndingStage | null {
  if (period.planEndDate === null || standingOf(period, today) !== 'active') return null;
  const left = daysBetween(today, period.planEndDate);
  return STAGES.find((stage) => left === stage || left === stage - 1) ?? null;
}
