import type { Transaction } from 'kysely';
import { changedReminder, nextReminderAt, withChange } from '#domain/reminders/nextReminder.ts';
import { duplicateRefusal } from '#domain/reminders/reminder.ts';
import type { Reminder, ReminderChange, ReminderInput } from '#domain/reminders/reminderSchema.ts';
import type { Engine } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { invalidField, notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { asReminder, COLUMNS, listReminders } from './queries.ts';
import { lockRecipient } from './recipient.ts';
import { scheduleReminder } from './schedule.ts';

const columnsOf = ({ weekdays, ...chosen }: ReminderInput) => ({
  ...chosen,
  weekdays: JSON.stringify(weekdays),
});

type Context = { readonly engine: Engine; readonly now: Date };

/** Locks a customer until the transaction ends, and returns their time zone. Throws 404. */
async function lockZone(
  db: Transaction<Schema>,
  { customerId }: CustomerScope,
  { engine }: Pick<Context, 'engine'>,
): Promise<string> {
  const customer = await lockRecipient(db, engine, customerId);
  if (!customer) throw notFound();
  return customer.timeZone;
}

/** Throws 422 when the customer has the same reminder already. */
function refuseDuplicate(chosen: ReminderInput, all: readonly Reminder[], before?: Reminder): void {
  const refusal = duplicateRefusal(chosen, all, before);
  if (refusal) throw invalidField('time', refusal);
}

/** Stores and schedules a reminder. Throws 422 for a duplicate. */
export async function insertReminder(
  db: Transaction<Schema>,
  scope: CustomerScope,
  input: ReminderInput,
  { id, ...at }: Context & { readonly id: string },
): Promise<Reminder> {
  const { customerId } = scope;
  const timeZone = await lockZone(db, scope, at);
  refuseDuplicate(input, await listReminders(db, scope));
  const nextAt = input.active ? nextReminderAt(input, timeZone, at.now) : null;
  await db
    .insertInto('reminder')
    .values({ customerId, id, ...columnsOf(input), nextAt, createdAt: at.now.toISOString() })
    .execute();
  await scheduleReminder(db, { customerId, id }, nextAt, at.now);
  return { id, ...input, nextAt };
}

/** Changes and reschedules a reminder. Throws 404 for an unknown one, 422 for a duplicate. */
export async function updateReminder(
  db: Transaction<Schema>,
  scope: CustomerScope,
  change: ReminderChange,
  { id, ...at }: Context & { readonly id: string },
): Promise<Reminder> {
  const timeZone = await lockZone(db, scope, at);
  const { customerId } = scope;
  const before = await lockReminder(db, scope, { id, ...at });
  const was = asReminder(before);
  const chosen = withChange(was, change);
  refuseDuplicate(chosen, await listReminders(db, scope), was);
  const after = changedReminder(before, chosen, timeZone, at.now);
  const row = await db
    .updateTable('reminder')
    .set({ ...columnsOf(chosen), ...after })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  // A due reminder may be in the process of being sent: rescheduling would send it twice.
  if (after.nextAt !== before.nextAt)
    await scheduleReminder(db, { customerId, id }, after.nextAt, at.now);
  return asReminder(row);
}

/**
 * Reads a reminder and locks it, so that an instance that has just sent it records the sending after this
 * change. Throws 404.
 */
async function lockReminder(
  db: Transaction<Schema>,
  { customerId }: CustomerScope,
  { id, engine }: Pick<Context, 'engine'> & { readonly id: string },
) {
  const asking = db
    .selectFrom('reminder')
    .select([...COLUMNS, 'sentFor'])
    .where('customerId', '=', customerId)
    .where('id', '=', id);
  const locked = engine === 'postgres' ? asking.forUpdate() : asking;
  const row = await locked.executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Deletes a reminder and its item in the outbox. Throws 404. */
export async function deleteReminder(
  db: Transaction<Schema>,
  scope: CustomerScope,
  { id, ...at }: Context & { readonly id: string },
): Promise<void> {
  const { customerId } = scope;
  await lockZone(db, scope, at);
  const row = await db
    .deleteFrom('reminder')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound();
  await scheduleReminder(db, { customerId, id }, null, at.now);
}

/** Stops a reminder. Returns false when it was already deleted or inactive. */
export async function stopReminder(
  db: Transaction<Schema>,
  { customerId, id }: { readonly customerId: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('reminder')
    .set({ active: false, nextAt: null })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('nextAt', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await scheduleReminder(db, { customerId, id }, null, now);
  return true;
}
