import { dayIn } from '#domain/day.ts';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import type { Reminder } from '#domain/reminders/reminder.ts';
import type { ReminderRow } from '../db/schema.ts';

type Chosen = Pick<Reminder, 'time' | 'weekdays' | 'active'>;

/** When a reminder comes next, an instant; null while it is not active. */
export const nextAtOf = (chosen: Chosen, timeZone: string, now: Date): string | null =>
  chosen.active ? nextReminderAt(chosen, timeZone, now) : null;

/** As the row has it. */
export const weekdaysOf = ({ weekdays }: Pick<ReminderRow, 'weekdays'>): number[] =>
  JSON.parse(weekdays) as number[];

/**
 * The same for somebody whose clock is another one from now on: a day for which it came already it
 * does not come for once more, though its time is still ahead of where they are now.
 */
export function nextAtElsewhere(
  row: Pick<ReminderRow, 'time' | 'weekdays' | 'sentFor'>,
  timeZone: string,
  now: Date,
): string {
  const schedule = { time: row.time, weekdays: weekdaysOf(row) };
  let next = nextReminderAt(schedule, timeZone, now);
  while (row.sentFor && dayIn(timeZone, new Date(next)) <= row.sentFor)
    next = nextReminderAt(schedule, timeZone, new Date(next));
  return next;
}
