import type { Day } from '#domain/day.ts';
import type { Deps } from '../http/deps.ts';
import type { Mailer } from '../mail/mailer.ts';

/**
 * Of this instance, since its start: how many went out; how many times mail failed, which is tried
 * again; how many addresses were refused; and how many were too late to be sent any more.
 */
export type ReminderCounts = { sent: number; failed: number; refused: number; late: number };

export type ReminderDeps = Deps & {
  readonly mailer: Mailer;
  readonly reminders: ReminderCounts;
  /** What a customer's day has of what they are reminded of. */
  readonly dayOf: (
    customerId: string,
    date: Day,
  ) => Promise<{ readonly hasPlan: boolean; readonly isComplete: boolean }>;
};
