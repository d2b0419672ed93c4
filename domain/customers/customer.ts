import { standingOf } from '../coaching/period.ts';
import type { CoachingPeriod } from '../coaching/periodSchema.ts';
import { addDays, type Day, daysBetween } from '../day.ts';
import { type Stretches, stretchWith } from '../plans/weeks.ts';

export const STRIP_DAYS = 14;
export const CUSTOMERS_PAGE = 50;
/** Stands for the id of a dietician: of customers who are assigned to nobody. */
export const NO_DIETICIAN = 'none';
export const NOTES_MAX = 20_000;
const TAGS_MAX = 8;

/** What a customer is tagged with: the words of the notes about them that begin with '#', as in '#vegan'. */
export function tagsIn(notes: string): string[] {
  const words = notes.toLowerCase().matchAll(/(?<![^\s(,;])#\p{L}[\p{L}\p{M}\p{N}_-]{0,39}/gu);
  return [...new Set(Array.from(words, ([word]) => word))].slice(0, TAGS_MAX).toSorted();
}

type Strip<Logged> = {
  readonly today: Day;
  readonly strip: readonly Logged[];
  readonly eaten: readonly (number | null)[];
};

/** The days of a strip, the last being today. */
export const stripDays = <Logged>({ today, strip, eaten }: Strip<Logged>) =>
  strip.map((logged, index) => ({
    date: addDays(today, index + 1 - STRIP_DAYS),
    logged,
    eaten: eaten[index] ?? null,
  }));

export type LoggedDay = readonly [date: Day, done: number, of: number];

/** A measured weight; `unit`: the unit in which it was measured. */
export type WeighedDay = readonly [date: Day, grams: number, unit: 'kg' | 'lb'];

/** A change of weight in grams; `unit`: the unit of the latest weighing. */
export type WeightChange = {
  readonly grams: number;
  readonly since: Day;
  readonly unit: 'kg' | 'lb';
};

export const WEIGHT_CHANGE_DAYS = 28;

/**
 * How the weight has changed, from the earliest of these weighings, at most four weeks before the latest one, to that
 * one; null if there is no such earlier one. `weights` are latest first.
 */
export function weightChangeOf(weights: readonly WeighedDay[]): WeightChange | null {
  const [latest, ...earlier] = weights;
  if (!latest) return null;
  const from = addDays(latest[0], -WEIGHT_CHANGE_DAYS);
  const first = earlier.findLast(([date]) => date >= from);
  return first ? { grams: latest[1] - first[1], since: first[0], unit: latest[2] } : null;
}

/** After how many silent days a customer stands out, unless a dietician chose another number. */
export const DEFAULT_SILENT_DAYS = 3;

/** All days are in the customer's own time zone. */
type Logging = {
  readonly period: CoachingPeriod;
  /** When coaching last resumed after a pause; null: it was never paused. */
  readonly resumedOn: Day | null;
  readonly lastLoggedOn: Day | null;
  readonly plannedDays: Stretches;
};

/** The days around today. Callers that check ten thousand people compute them only once. */
type Calendar = {
  readonly today: Day;
  readonly yesterday: Day;
  dayAfter(day: Day): Day;
};

/**
 * The first of the days on which a customer is silent; null while they are not. Silent days are the
 * consecutive days before `today` for which a plan has meals and nothing is logged, while coaching is active.
 * Today is not over and so does not count; on a day without meals there is nothing to log.
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

/** For how many whole days a customer is silent; 0 while they are not. */
export function silentDays(logging: Logging, today: Day): number {
  const since = silentSince(logging, {
    today,
    yesterday: addDays(today, -1),
    dayAfter: (day) => addDays(day, 1),
  });
  return since === null ? 0 : daysBetween(since, today);
}
