import { daysFrom, formatDay } from '../day.ts';
import type { Refusal } from '../refusal.ts';

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

export const SUBJECT_WORDS: Readonly<Record<ReminderSubject, string>> = {
  day: 'Log your day',
  plan: 'Look at today’s plan',
  water: 'Drink water',
};

/** When a reminder is skipped on one of its days, as words shown after its next time; '' for never. */
export const UNLESS_WORDS: Readonly<Record<ReminderSubject, string>> = {
  day: 'Unless the day is complete',
  plan: 'Unless the day has no plan',
  water: '',
};

/** Monday first, as in the weekday numbers of a reminder, which begin with 1. */
export const DAY_NAMES: readonly string[] = daysFrom('2024-01-01', 7).map(
  (day) => formatDay(day, 'long').split(' ')[0] ?? '',
);

export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/** 'Log your day at 20:00'; with its days, ', Weekends', if another of `all` has the same name. */
export function nameOf(reminder: Stored, all: readonly Stored[]): string {
  const { id, subject, time } = reminder;
  const isShared = all.some(
    (other) => other.id !== id && other.subject === subject && other.time === time,
  );
  return isShared ? fullNameOf(reminder) : `${SUBJECT_WORDS[subject]} at ${time}`;
}

/** 'Log your day at 20:00, Every day'. */
export const fullNameOf = ({ subject, time, weekdays }: Named): string =>
  `${SUBJECT_WORDS[subject]} at ${time}, ${daysWords(weekdays)}`;

/** 'Every day', 'Weekdays', 'Weekends', 'Mondays' or 'Mon, Wed, Fri'; `weekdays` in order. */
export function daysWords(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => DAY_NAMES[day - 1] ?? '');
  if (names.length === DAY_NAMES.length) return 'Every day';
  if (names.length === 1) return `${names[0]}s`;
  if (weekdays.join() === WEEKDAYS.join()) return 'Weekdays';
  if (weekdays.join() === '6,7') return 'Weekends';
  return names.map((name) => name.slice(0, 3)).join(', ');
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
        message: `There are ${REMINDERS_MAX} reminders already, the most there can be. Delete one first.`,
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
  const said = `You have this one already: “${fullNameOf(alike)}”.`;
  return alike.active ? said : `${said} It is paused.`;
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
