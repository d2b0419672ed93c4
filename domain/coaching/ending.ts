import { type Day, daysBetween } from '../day.ts';
import { ENDS_SOON_DAYS, standingOf } from './period.ts';
import type { CoachingPeriod } from './periodSchema.ts';

/** So many days before its end both sides are told: a week, and a day. */
const STAGES = [ENDS_SOON_DAYS, 1] as const;
export type EndingStage = (typeof STAGES)[number];

/**
 * Of which stage the end of a period is to be told on `today`, the customer's own day; null for none. A
 * day late is early enough, after a server that was away; later the next stage comes anyway.
 */
export function endingStage(period: CoachingPeriod, today: Day): EndingStage | null {
  if (period.planEndDate === null || standingOf(period, today) !== 'active') return null;
  const left = daysBetween(today, period.planEndDate);
  return STAGES.find((stage) => left === stage || left === stage - 1) ?? null;
}
