import type { Selectable } from 'kysely';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { CustomerScope } from '../http/session.ts';

export const COLUMNS = ['id', 'subject', 'time', 'weekdays', 'active', 'nextAt'] as const;

type Row = Pick<Selectable<Schema['reminder']>, (typeof COLUMNS)[number]>;

/** Monday 1 to Sunday 7. Throws for a text that is not JSON. */
export const weekdaysOf = ({ weekdays }: Pick<Row, 'weekdays'>): number[] =>
  JSON.parse(weekdays) as number[];

export const asReminder = (row: Row): Reminder => ({
  id: row.id,
  subject: row.subject as Reminder['subject'],
  time: row.time,
  weekdays: weekdaysOf(row),
  active: Boolean(row.active),
  nextAt: row.nextAt,
});

/** All reminders of a customer, by time of day. */
export async function listReminders(db: Db, { customerId }: CustomerScope): Promise<Reminder[]> {
  const rows = await db
    .selectFrom('reminder')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .orderBy('time')
    .orderBy('id')
    .execute();
  return rows.map(asReminder);
}

/** One reminder, for somebody with its stop link, which is the proof. Undefined when it was deleted. */
export async function readReminder(
  db: Db,
  { customerId, id }: { readonly customerId: string; readonly id: string },
): Promise<Reminder | undefined> {
  const row = await db
    .selectFrom('reminder')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asReminder(row);
}
