import { type Day, formatDay, type Instant } from '#domain/day.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { eatenOf } from '#domain/progress/adherence.ts';
import type { ProgressDay } from '#domain/progress/progressSchema.ts';
import { say } from './words.ts';

/** '23 – 29 Nov 2026', '28 Dec 2026 – 3 Jan 2027': parts that both dates share appear once. */
export function datesOf(startDate: Day, endDate: Day): string {
  const end = formatDay(endDate, 'medium');
  if (startDate === endDate) return end;
  const [day = '', month = '', year = ''] = formatDay(startDate, 'medium').split(' ');
  if (startDate.slice(0, 7) === endDate.slice(0, 7)) return `${day} – ${end}`;
  if (startDate.slice(0, 4) === endDate.slice(0, 4)) return `${day} ${month} – ${end}`;
  return `${day} ${month} ${year} – ${end}`;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A moment by the reader's clock: '14:02' today, '20 Nov 2026, 14:02' otherwise. */
export function momentOf(instant: Instant, now: Date): string {
  const at = new Date(instant);
  const clock = time.format(at);
  return date.format(at) === date.format(now) ? clock : `${date.format(at)}, ${clock}`;
}

type LoggedOn = Pick<PlanSummary, 'daysLogged' | 'mealsDone' | 'mealsOfDays'>;

/** '5 days logged, 82 % eaten' */
export function loggedWords({ daysLogged, mealsDone: done, mealsOfDays: meals }: LoggedOn): string {
  if (daysLogged === 0) return say.noDayLogged;
  const days = say.daysLogged(daysLogged);
  return meals === 0 ? days : say.loggedAndEaten(days, eatenOf({ done, meals }));
}

type Counted = Pick<ProgressDay, 'logged' | 'done' | 'meals'>;

/** '12 of 20 meals as planned, 3 of 7 days logged' */
export function adherenceWords(days: readonly Counted[]): string {
  const logged = days.filter((day) => day.logged !== 'none');
  if (logged.length === 0) return say.nothingLogged;
  const sum = (of: (day: Counted) => number) => logged.reduce((all, day) => all + of(day), 0);
  const meals = sum((day) => day.meals);
  return meals === 0
    ? say.daysLoggedOf(logged.length, days.length)
    : say.adherence(
        sum((day) => day.done),
        meals,
        logged.length,
        days.length,
      );
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const worded = (day: Day) => dayAndMonth.format(new Date(`${day}T00:00:00Z`));

/** '23–29 Nov', '28 Nov – 4 Dec' */
export const daysWords = (from: Day, to: Day): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${worded(to)}`
    : `${worded(from)} – ${worded(to)}`;

/** The reason is not a field of the plan, but the caret is sent to it by this name. */
export const REASON_FIELD = 'markedReason';

/** What the customer wrote that no meal was searched for; null for nothing. */
export const unreadWords = (unread: readonly string[]): string | null =>
  unread.length === 0 ? null : say.pleaseCheck(unread);

export const noMatchWords = (unread: readonly string[]): string =>
  unread.length === 0 ? say.noMatch : say.notAllCheckable(say.pleaseCheck(unread));
