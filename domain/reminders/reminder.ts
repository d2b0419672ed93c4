import type { Refusal } from '../refusal.ts';
import type { Reminder } from './reminderSchema.ts';
import { fullNameOf, type ReminderSubject } from './reminderWords.ts';

export const REMINDERS_MAX = 10;

export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** After this a reminder says nothing any more: the server was away, and the moment has passed. */
export const REMINDER_LATE_MS = 2 * 3_600_000;

/** Why a customer with `count` reminders cannot have one more, or null. */
export function addReminderRefusal(count: number): Refusal | null {
  return count >= REMINDERS_MAX
    ? {
        code: 'too-many-reminders',
        message: `There are ${REMINDERS_MAX} reminders already, the most there can be. Delete one first.`,
      }
    : null;
}

type Chosen = Pick<Reminder, 'subject' | 'time' | 'weekdays'>;

/** Whether both say the same at the same time on the same days; `weekdays` in order. */
export const isDuplicate = (one: Chosen, other: Chosen): boolean =>
  one.subject === other.subject &&
  one.time === other.time &&
  one.weekdays.join() === other.weekdays.join();

/**
 * Why one cannot be added to a customer's reminders, or `before` become so: one of them says the same
 * at the same time. Null if it can.
 */
export function duplicateRefusal(
  chosen: Chosen,
  all: readonly Reminder[],
  before: Reminder | null = null,
): string | null {
  // From before they were refused there may be two.
  if (before && isDuplicate(before, chosen)) return null;
  const alike = all.find((other) => other.id !== before?.id && isDuplicate(other, chosen));
  if (!alike) return null;
  const said = `You have this one already: “${fullNameOf(alike)}”.`;
  return alike.active ? said : `${said} It is paused.`;
}

/**
 * Of a customer's own day: whether nothing of it is left to log, which is that every meal of it is
 * done or, where it has none, that it was submitted (see `isComplete`); and whether a plan holds for it.
 */
type DayOf = { readonly isComplete: boolean; readonly hasPlan: boolean };

/**
 * Whoever has logged their whole day is not asked to, but who has submitted only their breakfast is;
 * and nobody is to look at a plan that they do not have. Whatever else is due is sent.
 */
export function isReminderNeeded(
  subject: ReminderSubject,
  { isComplete, hasPlan }: DayOf,
): boolean {
  if (subject === 'day') return !isComplete;
  return subject !== 'plan' || hasPlan;
}

/** Both in milliseconds since 1970. */
export const isReminderTooLate = (dueAt: number, now: number): boolean =>
  now - dueAt > REMINDER_LATE_MS;
