import type { Reasons } from '../confirm.ts';
import { addDays, type Day, daysBetween, formatDay, isDay } from '../day.ts';
import { hasEnded } from './period.ts';
import type { CoachingPeriod } from './periodSchema.ts';

export type RenewalReason = 'cuts-period';

type Dates = { readonly startDate: Day; readonly endDate: Day };

/** The longest renewal that is proposed, in days; a dietician may enter any length. */
const LONGEST_PROPOSED = 12 * 7;

/** The dates of a period that has not ended; null when no dates are set or the period has ended. */
function currentDates(period: CoachingPeriod, today: Day): Dates | null {
  const { planStartDate: startDate, planEndDate: endDate } = period;
  return startDate && endDate && !hasEnded(period, today) ? { startDate, endDate } : null;
}

/** The day after the current period ends; `today` (the customer's own) when there is none. */
export function firstDayAfter(period: CoachingPeriod, today: Day): Day {
  const now = currentDates(period, today);
  return now ? addDays(now.endDate, 1) : today;
}

/**
 * The proposed dates of a renewal: they begin after the current period and are as long as the previous one,
 * but at most twelve weeks, since a period that was renewed early is stored as one long period. Null when
 * there was no period.
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
 * The dates that a renewal stores. A renewal that begins after `today` extends the current period: the start
 * stays and the end moves, so that the days in between are covered, too.
 */
export function renewed(period: CoachingPeriod, today: Day, dates: Dates): Dates {
  const now = currentDates(period, today);
  const continues = now !== null && dates.startDate > today && now.startDate < dates.startDate;
  return continues ? { startDate: now.startDate, endDate: dates.endDate } : dates;
}

/**
 * The reasons that need confirmation before a renewal: it begins before the current period ends. Empty if
 * there are none.
 */
export function reasonsToConfirmRenewal(
  period: CoachingPeriod,
  today: Day,
  { startDate, endDate }: Dates,
): Reasons<RenewalReason> {
  const now = currentDates(period, today);
  if (!now || startDate > now.endDate) return {};
  const runs = `The present period runs until ${formatDay(now.endDate, 'medium')}.`;
  const begins = `The new one would begin before that, on ${formatDay(startDate, 'medium')}, and not be added to it.`;
  const ends = `It would end earlier, on ${formatDay(endDate, 'medium')}.`;
  const sentences = endDate < now.endDate ? [runs, begins, ends] : [runs, begins];
  return { 'cuts-period': sentences.join(' ') };
}
