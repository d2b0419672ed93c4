import { clockWords } from '../day.ts';
import { weekdaysOfReader } from '../language/language.ts';
import type { Refusal } from '../refusal.ts';
import { say } from './words.ts';

/** The subjects: log the day, look at its plan, drink water. */
export const REMINDER_SUBJECTS = ['day', 'plan', 'water'] as const;
export type ReminderSubject = (typeof REMINDER_SUBJECTS)[number];

/** `time` is `HH:MM`; `weekdays` are Monday 1 to Sunday 7, in order. */
type Named = {
  readonly subject: ReminderSubject;
  readonly time: string;
  readonly weekdays: readonly number[];
};
type Stored = Named & { readonly id: string };

export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/** 'Log your day at 20:00'; with its days, ', Weekends', if another of `all` has the same name. */
export function nameOf(reminder: Stored, all: readonly Stored[]): string {
  const { id, subject, time } = reminder;
  const isShared = all.some(
    (other) => other.id !== id && other.subject === subject && other.time === time,
  );
  return isShared ? fullNameOf(reminder) : say.subjectAt(say.subjects[subject], clockWords(time));
}

/** 'Log your day at 20:00, Every day'. */
export const fullNameOf = ({ subject, time, weekdays }: Named): string =>
  say.subjectOn(say.subjects[subject], clockWords(time), daysWords(weekdays));

/** 'Every day', 'Weekdays', 'Weekends', 'Mondays' or 'Mon, Wed, Fri'; `weekdays` in order. */
export function daysWords(weekdays: readonly number[]): string {
  const days = weekdaysOfReader().flatMap((day) =>
    weekdays.includes(day) ? (say.days[day - 1] ?? []) : [],
  );
  const [first] = days;
  if (days.length === EVERY_DAY.length) return say.everyDay;
  if (first && days.length === 1) return first.each;
  if (weekdays.join() === WEEKDAYS.join()) return say.weekdays;
  if (weekdays.join() === '6,7') return say.weekends;
  return say.someDays(days.map(({ short }) => short));
}

export const REMINDERS_MAX = 10;

export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** A reminder that is later than this, because the server was down, is not sent any more. */
const REMINDER_LATE_MS = 2 * 3_600_000;

/** Why a customer with `count` reminders cannot add one; null if they can. */
export function addReminderRefusal(count: number): Refusal | null {
  return count >= REMINDERS_MAX
    ? {
        code: 'too-many-reminders',
        message: say.tooMany(REMINDERS_MAX),
      }
    : null;
}

type Switched = Stored & { readonly active: boolean };

/** Whether two reminders have the same subject, time and weekdays; `weekdays` are in order. */
export const isDuplicate = (one: Named, other: Named): boolean =>
  one.subject === other.subject &&
  one.time === other.time &&
  one.weekdays.join() === other.weekdays.join();

/** Why a reminder is refused or not changed to this: there is the same one already. Null: it is not. */
export function duplicateRefusal(
  chosen: Named,
  all: readonly Switched[],
  before: Switched | null = null,
): string | null {
  // Duplicates may exist from before they were refused; each of them can still be changed.
  if (before && isDuplicate(before, chosen)) return null;
  const alike = all.find((other) => other.id !== before?.id && isDuplicate(other, chosen));
  if (!alike) return null;
  return alike.active ? say.thereAlready(fullNameOf(alike)) : say.therePaused(fullNameOf(alike));
}

/** A customer's day: whether everything on it is logged (see `isComplete`), and whether it has a plan. */
type DayStatus = { readonly isComplete: boolean; readonly hasPlan: boolean };

/** A reminder to log is not sent for a complete day, one of the plan not without a plan. */
export function isReminderNeeded(
  subject: ReminderSubject,
  { isComplete, hasPlan }: DayStatus,
): boolean {
  if (subject === 'day') return !isComplete;
  return subject !== 'plan' || hasPlan;
}

/** Whether a reminder is too late to be sent; both in milliseconds since 1970. */
export const isReminderTooLate = (dueAt: number, now: number): boolean =>
  now - dueAt > REMINDER_LATE_MS;
