import type { Refusal } from '../refusal.ts';
import type { ReminderSubject } from './reminderSchema.ts';

export type {
  Reminder,
  ReminderChange,
  ReminderInput,
  ReminderMail,
  ReminderSubject,
  Reminders,
} from './reminderSchema.ts';

export const REMINDERS_MAX = 10;

/** What one can be reminded of: to log the day, to look at its plan, to drink. */
export const REMINDER_SUBJECTS = ['day', 'plan', 'water'] as const;

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

/** Whoever has logged their day is not asked to; whatever else is due is sent. */
export function isReminderNeeded(subject: ReminderSubject, dayIsLogged: boolean): boolean {
  return subject !== 'day' || !dayIsLogged;
}

/** Both in milliseconds since 1970. */
export const isReminderTooLate = (dueAt: number, now: number): boolean =>
  now - dueAt > REMINDER_LATE_MS;
