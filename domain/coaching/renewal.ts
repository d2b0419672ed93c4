import type { Reasons } from '../confirm.ts';
import { addDays, type Day, daysBetween, formatDay, isDay } from '../day.ts';
import { hasEnded } from './period.ts';
import type { CoachingPeriod } from './periodSchema.ts';

export type RenewalReason = 'cuts-period';

type Dates = { readonly startDate: Day; readonly endDate: Day };

/** The longest that a renewal is proposed for, in days; by hand it may be any length. */
const LONGEST_PROPOSED = 12 * 7;

/** The dates of a period that is not over yet; null where none is set, or it is over. */
function present(period: CoachingPeriod, today: Day): Dates | null {
  const { planStartDate: startDate, planEndDate: endDate } = period;
  return startDate && endDate && !hasEnded(period, today) ? { startDate, endDate } : null;
}

/** The first day after the present period; `today` (the customer's own) where there is none. */
export function firstDayAfter(period: CoachingPeriod, today: Day): Day {
  const now = present(period, today);
  return now ? addDays(now.endDate, 1) : today;
}

/**
 * The next period as it is proposed: from the first day after the present one, as long as the old
 * one and at most twelve weeks, since a period that was renewed early is stored as one long period.
 * Null when there is no old period to measure.
 */
export function nextPeriod(period: CoachingPeriod, today: Day): Dates | null {
  const { planStartDate, planEndDate } = period;
  if (!planStartDate || !planEndDate) return null;
  const startDate = firstDayAfter(period, today);
  const days = Math.min(daysBetween(planStartDate, planEndDate) + 1, LONGEST_PROPOSED);
  const endDate = addDays(startDate, days - 1);
  return isDay(endDate) ? { startDate, endDate } : null;
}

/**
 * The dates that a renewal stores. While a period is not over, a renewal that begins after today
 * continues it: its start stays and its end moves, so that nobody is without a period meanwhile.
 */
export function renewed(period: CoachingPeriod, today: Day, dates: Dates): Dates {
  const now = present(period, today);
  const continues = now !== null && dates.startDate > today && now.startDate < dates.startDate;
  return continues ? { startDate: now.startDate, endDate: dates.endDate } : dates;
}

/** Why a renewal is asked about before it is stored: it begins before the present period is over. */
export function reasonsToConfirmRenewal(
  period: CoachingPeriod,
  today: Day,
  { startDate, endDate }: Dates,
): Reasons<RenewalReason> {
  const now = present(period, today);
  if (!now || startDate > now.endDate) return {};
  const runs = `The present period runs until ${formatDay(now.endDate, 'medium')}.`;
  const begins = `The new one would begin before that, on ${formatDay(startDate, 'medium')}, and not be added to it.`;
  const ends = `It would end earlier, on ${formatDay(endDate, 'medium')}.`;
  const sentences = endDate < now.endDate ? [runs, begins, ends] : [runs, begins];
  return { 'cuts-period': sentences.join(' ') };
}
