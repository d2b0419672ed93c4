import type { Transaction } from 'kysely';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { scheduleItem, scheduleMissing } from '../outbox/items.ts';
import { weekdaysOf } from './queries.ts';

/** The kind of reminders in the outbox; an item has the id of its reminder. */
export const KIND = 'reminder';

type ReminderKey = { readonly customerId: string; readonly id: string };

/** Schedules a reminder in the outbox for `nextAt`, an instant; null removes it. */
export const scheduleReminder = (
  db: Transaction<Schema>,
  { customerId, id }: ReminderKey,
  nextAt: string | null,
  now: Date,
): Promise<void> => scheduleItem(db, { id, kind: KIND, userId: customerId }, nextAt, now);

/** Schedules every active reminder that has no item in the outbox. */
export const scheduleAllReminders = (db: Db): Promise<void> =>
  scheduleMissing(db, KIND, { table: 'reminder', due: 'nextAt' });

/**
 * Reschedules a customer's reminders in the transaction that changes their time zone. Returns the kind
 * of change to publish; null when no reminder moved.
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
    // A due reminder is left alone: after it is sent, it is rescheduled by the new time zone.
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
      // Its stop link does not lock the customer, and may have stopped it in the meantime.
      .where('nextAt', '=', before)
      .returning('id')
      .executeTakeFirst();
    if (changed) await scheduleReminder(db, { customerId, id }, nextAt, now);
    isMoved = true;
  }
  return isMoved ? 'reminder' : null;
}
