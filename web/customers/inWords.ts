import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import type { WeightChange } from '#domain/customers/customer.ts';
import { type Day, daysBetween, formatDay, formatDays } from '#domain/day.ts';
import { inUnit, quantity } from '#domain/measurements/measurement.ts';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

const yearOf = (day: Day) => day.slice(0, 4);

export function periodDates({ planStartDate, planEndDate }: CoachingPeriod): string {
  if (planStartDate && planEndDate) return formatDays(planStartDate, planEndDate, 'medium');
  if (planStartDate) return ofKit.fromDay(formatDay(planStartDate, 'medium'));
  return planEndDate ? ofKit.untilDay(formatDay(planEndDate, 'medium')) : say.noDatesYet;
}

/** Where `today` stands in the period: '9 days left', 'starts tomorrow', 'ended 3 days ago'. */
export function periodLeft({ planStartDate, planEndDate }: CoachingPeriod, today: Day) {
  if (planEndDate && planEndDate < today) {
    return say.endedDaysAgo(daysBetween(planEndDate, today));
  }
  if (planStartDate && planStartDate > today) {
    return say.startsInDays(daysBetween(today, planStartDate));
  }
  if (!planEndDate) return null;
  const left = daysBetween(today, planEndDate);
  return left === 0 ? say.lastDayToday : say.daysLeft(left);
}

/** From two weeks on, a date says more than a number of days, and is shorter. */
const NEAR_DAYS = 14;

/** Like {@link periodLeft}, for a narrow row: 'ended 3 Nov', and of another year 'ended Nov 2025'. */
export function periodLeftShort(period: CoachingPeriod, today: Day) {
  const { planStartDate, planEndDate } = period;
  if (planEndDate && daysBetween(planEndDate, today) > NEAR_DAYS)
    return say.endedOn(shortDate(planEndDate, today));
  if (planStartDate && daysBetween(today, planStartDate) > NEAR_DAYS)
    return say.startsOn(shortDate(planStartDate, today));
  return periodLeft(period, today);
}

/** '3 Dec', and of another year 'Jan 2027'. */
export const shortDate = (day: Day, today: Day): string =>
  formatDay(day, yearOf(day) === yearOf(today) ? 'brief' : 'monthOfYear');

/** 'today', 'yesterday', '5 days ago', and from two months on the date itself. */
export function dayAgo(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago < 0) return ofKit.onDay(formatDay(day, 'short'));
  if (ago === 0) return say.today;
  return ago < 60 ? say.daysAgo(ago) : formatDay(day, 'medium');
}

/** '+0.4 kg', '−1.2 lb', '0 kg' */
export function weightWords({ grams, unit }: WeightChange): string {
  const change = inUnit(grams / 1000, unit);
  return `${change > 0 ? '+' : ''}${quantity(change, unit)}`.replace('-', '−');
}

/** Starts with a capital letter, for the beginning of a line or a text on its own. */
export const capitalised = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
