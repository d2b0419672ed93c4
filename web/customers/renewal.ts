import type { CoachingPeriod } from '#domain/coaching/period.ts';
import { addDays, type Day, daysBetween, isDay } from '#domain/day.ts';

export type TypedDates = { startDate: Day | ''; endDate: Day | '' };

/** The weeks most periods last, offered as one press each. */
export const WEEKS_OFFERED = [4, 8, 12] as const;

/**
 * The next period: as long as the old one, from the day after it ended, or from `today` (the
 * customer's own day) where that is past. Null when there is no old period to measure.
 */
export function nextPeriod(period: CoachingPeriod, today: Day): TypedDates | null {
  const { planStartDate, planEndDate } = period;
  if (!planStartDate || !planEndDate) return null;
  const dayAfter = addDays(planEndDate, 1);
  const startDate = dayAfter < today ? today : dayAfter;
  const endDate = addDays(startDate, daysBetween(planStartDate, planEndDate));
  return isDay(endDate) ? { startDate, endDate } : null;
}

/** Whole weeks from the typed start, or from `today` while none is typed. */
export function lasting(weeks: number, startDate: Day | '', today: Day): TypedDates {
  const start = isDay(startDate) ? startDate : today;
  return { startDate: start, endDate: addDays(start, weeks * 7 - 1) };
}
