import type { Transaction } from 'kysely';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import type { Schema } from '../db/schema.ts';
import { weekdaysOf } from './queries.ts';
import { scheduleReminder } from './schedule.ts';

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
  let isMoved = false;
  for (const { id, time, sentFor, nextAt: before, ...row } of rows) {
    const nextAt = nextReminderAt({ time, weekdays: weekdaysOf(row) }, timeZone, now, sentFor);
    if (nextAt === before) continue;
    const changed = await db
      .updateTable('reminder')
      .set({ nextAt })
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      // Its link may have stopped it meanwhile.
      .where('nextAt', '=', before)
      .returning('id')
      .executeTakeFirst();
    if (changed) await scheduleReminder(db, { customerId, id }, nextAt, now);
    isMoved = true;
  }
  return isMoved ? 'reminder' : null;
}
