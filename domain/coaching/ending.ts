import { type Day, daysBetween } from '../day.ts';
import { ENDS_SOON_DAYS, standingOf } from './period.ts';
import type { CoachingPeriod } from './periodSchema.ts';

/** How many days before its end both sides are notified: a week, and a day. */
const STAGES = [ENDS_SOON_DAYS, 1] as const;
export type EndingStage = (typeof STAGES)[number];

/**
 * The stage whose notice is due on `today`, the customer's own day; null for none. After a server outage a
 * notice may come one day late; later than that it is skipped, since the next stage follows.
 */
export function endingStage(period: CoachingPeriod, today: Day): EndingStage | null {
  if (period.planEndDate === null || standingOf(period, today) !== 'active') return null;
  const left = daysBetween(today, period.planEndDate);
  return STAGES.find((stage) => left === stage || left === stage - 1) ?? null;
}
