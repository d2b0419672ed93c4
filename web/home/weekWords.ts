import { daysBetween, formatDay } from '#domain/day.ts';
import type { PlannedDays, WeekDay } from '#domain/plans/weekDaySchema.ts';
import type { Shown, Week } from '#domain/plans/weeks.ts';

export type CalendarWeek = Exclude<Shown, { kind: 'latest' }>;

/** Shown offline for an earlier week. */
export const NOT_KEPT = 'This week is not kept on this device: it is here again once you are back.';

/** 'This Week', 'Next Week', 'Last Week', '3 Weeks Ago'; `current` is the week of today. */
export function weekTitle({ kind, week }: CalendarWeek, current: Week): string {
  if (kind === 'this') return 'This Week';
  if (kind === 'next') return 'Next Week';
  const ago = daysBetween(week.from, current.from) / 7;
  return ago === 1 ? 'Last Week' : `${ago} Weeks Ago`;
}

/** Whether a week has nothing to show, so that a sentence is shown in its place. */
export const isEmptyWeek = (days: readonly WeekDay[]): boolean =>
  days.every(({ planId, logged }) => planId === null && logged === 'none');

/**
 * The text for an empty week: that it is empty, and what comes next. While coaching `isInactive`, no next
 * plan is promised.
 */
export function emptyWeekWords(
  { kind, week }: CalendarWeek,
  { days, next }: Pick<PlannedDays, 'days' | 'next'>,
  isInactive: boolean,
): string {
  if (kind === 'earlier') return 'Nothing was planned or logged in this week.';
  const is =
    kind === 'this'
      ? 'No meals are planned for this week.'
      : 'No meals are planned for next week yet.';
  const coming = days.find(({ date, planId }) => date > week.to && planId !== null)?.date ?? next;
  if (coming) return `${is} Your next ones begin on ${formatDay(coming, 'long')}.`;
  if (isInactive) return is;
  return `${is} They appear here by themselves, once your dietician has written them.`;
}

/** Logged days whose plan was deleted have no plan id; the plan's name tells them apart. */
const isOfOnePlan = (one: WeekDay, other: WeekDay): boolean =>
  one.planId === other.planId && one.planName === other.planName;

/** The days of a week, in order, grouped into runs of the same plan. */
export function runsOf(days: readonly WeekDay[]): WeekDay[][] {
  const runs: WeekDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.[0] && isOfOnePlan(run[0], day)) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
