import type { Transaction } from 'kysely';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import type { Schema } from '../db/schema.ts';
import { weekdaysOf } from './schedule.ts';

/**
 * For a customer whose time zone is another one from this transaction on, which has changed it
 * already: their reminders come by the new clock.
 */
export async function moveReminders(
  db: Transaction<Schema>,
  { id: customerId, timeZone }: { readonly id: string; readonly timeZone: string },
  now: Date,
): Promise<string | null> {
  const rows = await db
    .selectFrom('reminder')
    .select(['id', 'time', 'weekdays', 'sentFor', 'nextAt'])
    .where('customerId', '=', customerId)
    // What is due is sent as it was chosen, and moved on by the new clock then.
    .where('nextAt', '>', now.toISOString())
    .execute();
  const moved = rows
    .map(({ time, sentFor, ...row }) => {
      const schedule = { time, weekdays: weekdaysOf(row) };
      return { ...row, next: nextReminderAt(schedule, timeZone, now, sentFor) };
    })
    .filter(({ nextAt, next }) => next !== nextAt);
  for (const { id, nextAt, next } of moved)
    await db
      .updateTable('reminder')
      .set({ nextAt: next })
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .where('nextAt', '=', nextAt)
      .execute();
  return moved.length > 0 ? 'reminder' : null;
}
