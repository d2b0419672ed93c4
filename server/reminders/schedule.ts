import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import type { Reminder } from '#domain/reminders/reminder.ts';
import type { ReminderRow } from './noun.ts';

type Chosen = Pick<Reminder, 'time' | 'weekdays' | 'active'>;

/** When a reminder comes next, an instant; null while it is not active. */
export const nextAtOf = (chosen: Chosen, timeZone: string, now: Date): string | null =>
  chosen.active ? nextReminderAt(chosen, timeZone, now) : null;

/** As the row has it. */
export const weekdaysOf = ({ weekdays }: Pick<ReminderRow, 'weekdays'>): number[] =>
  JSON.parse(weekdays) as number[];
