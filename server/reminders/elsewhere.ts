import type { Transaction } from 'kysely';
import { dayIn } from '#domain/day.ts';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import type { ReminderRow, Schema } from '../db/schema.ts';
import { weekdaysOf } from './schedule.ts';

/**
 * When a reminder comes next to somebody whose clock is another one from now on: a day for which it
 * came already it does not come for once more, though its time is still ahead of where they are now.
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

/**
 * For a customer whose time zone is another one from this transaction on, which has changed it
 * already: their reminders come by the new clock. Returns whether any does.
 */
export async function moveReminders(
  db: Transaction<Schema>,
  customerId: string,
  timeZone: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .selectFrom('reminder')
    .select(['id', 'time', 'weekdays', 'sentFor', 'nextAt'])
    .where('customerId', '=', customerId)
    // What is due is sent as it was chosen, and moved on by the new clock then.
    .where('nextAt', '>', now.toISOString())
    .execute();
  const moved = rows
    .map((row) => ({ ...row, next: nextAtElsewhere(row, timeZone, now) }))
    .filter(({ nextAt, next }) => next !== nextAt);
  for (const { id, nextAt, next } of moved)
    await db
      .updateTable('reminder')
      .set({ nextAt: next })
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .where('nextAt', '=', nextAt)
      .execute();
  return moved.length > 0;
}
