import { addDays, type Day, daysBetween } from '../day.ts';
import { type Stretches, stretchWith } from '../plans/stretches.ts';
import { standingOf } from './period.ts';
import type { CoachingPeriod } from './periodSchema.ts';

/** Days are the customer's own. */
type Logging = {
  readonly period: CoachingPeriod;
  /** When the coaching went on last after a rest; null: it never rested. */
  readonly resumedOn: Day | null;
  readonly lastLoggedOn: Day | null;
  readonly plannedDays: Stretches;
};

/** The days around today. Who asks of ten thousand people counts each of them once. */
type Calendar = {
  readonly today: Day;
  readonly yesterday: Day;
  dayAfter(day: Day): Day;
};

/**
 * The first of the days on which somebody is silent; null while they are not. These are the days before
 * `today`, one after the other, for which a plan has meals and nothing is logged, while the coaching
 * runs. Today is not over, and so does not count; a day without a meal asks nothing of anybody.
 */
export function silentSince(
  { period, resumedOn, lastLoggedOn, plannedDays }: Logging,
  { today, yesterday, dayAfter }: Calendar,
): Day | null {
  if (lastLoggedOn !== null && lastLoggedOn >= yesterday) return null;
  const planned = stretchWith(plannedDays, yesterday);
  if (!planned || standingOf(period, today) !== 'active') return null;
  const since = [
    planned[0],
    period.planStartDate,
    resumedOn,
    lastLoggedOn && dayAfter(lastLoggedOn),
  ]
    .filter((day) => day !== null)
    .reduce((latest, day) => (day > latest ? day : latest));
  return since > yesterday ? null : since;
}

/** For how many whole days somebody is silent; 0 while they are not. */
export function silentDays(logging: Logging, today: Day): number {
  const since = silentSince(logging, {
    today,
    yesterday: addDays(today, -1),
    dayAfter: (day) => addDays(day, 1),
  });
  return since === null ? 0 : daysBetween(since, today);
}
