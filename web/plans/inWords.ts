import { dayHere, formatDay, formatTime, type Instant } from '#domain/day.ts';
import { inARow } from '#domain/language/language.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { eatenOf } from '#domain/progress/adherence.ts';
import type { ProgressDay } from '#domain/progress/progressSchema.ts';
import { say } from './words.ts';

/** A moment by the reader's clock: '14:02' today, '20 Nov 2026, 14:02' otherwise. */
export function momentOf(instant: Instant, now: Date): string {
  const at = new Date(instant);
  const clock = formatTime(at);
  const day = dayHere(at);
  return day === dayHere(now) ? clock : inARow([formatDay(day, 'medium'), clock]);
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

/** The reason is not a field of the plan, but the caret is sent to it by this name. */
export const REASON_FIELD = 'markedReason';

/** What the customer wrote that no meal was searched for; null for nothing. */
export const unreadWords = (unread: readonly string[]): string | null =>
  unread.length === 0 ? null : say.pleaseCheck(unread);

export const noMatchWords = (unread: readonly string[]): string =>
  unread.length === 0 ? say.noMatch : say.notAllCheckable(say.pleaseCheck(unread));
