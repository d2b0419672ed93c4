import type { Transaction } from 'kysely';
import { changedReminder, withChange } from '#domain/reminders/changedReminder.ts';
import {
  addReminderRefusal,
  alikeRefusal,
  type Reminder,
  type ReminderChange,
  type ReminderInput,
} from '#domain/reminders/reminder.ts';
import type { Engine } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { ApiFailure, invalidField, notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/scope.ts';
import { asReminder, COLUMNS, listReminders } from './queries.ts';
import { nextAtOf } from './schedule.ts';

const columnsOf = ({ weekdays, ...chosen }: ReminderInput) => ({
  ...chosen,
  weekdays: JSON.stringify(weekdays),
});

type At = { readonly engine: Engine; readonly now: Date };

/**
 * The time zone of a customer, who is held until the transaction ends: what changes their reminders
 * and what changes their time zone wait for each other, in this order. Throws 404.
 */
async function heldZone(
  db: Transaction<Schema>,
  { customerId }: CustomerScope,
  { engine }: Pick<At, 'engine'>,
): Promise<string> {
  const asking = db.selectFrom('user').select('timeZone').where('id', '=', customerId);
  // SQLite has one writer at a time anyway.
  const held = engine === 'postgres' ? asking.forNoKeyUpdate() : asking;
  const person = await held.executeTakeFirst();
  if (!person) throw notFound();
  return person.timeZone ?? 'UTC';
}

/** Throws 422 where one of theirs is alike. */
function refuseAlike(chosen: ReminderInput, all: readonly Reminder[], before?: Reminder): void {
  const refusal = alikeRefusal(chosen, all, before);
  if (refusal) throw invalidField('time', refusal);
}

/** Throws 409 where there are as many as there can be, 422 where one is alike. */
export async function insertReminder(
  db: Transaction<Schema>,
  scope: CustomerScope,
  input: ReminderInput,
  { id, ...at }: At & { readonly id: string },
): Promise<Reminder> {
  const { customerId } = scope;
  const timeZone = await heldZone(db, scope, at);
  const all = await listReminders(db, scope);
  const refusal = addReminderRefusal(all.length);
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
  refuseAlike(input, all);
  const nextAt = nextAtOf(input, timeZone, at.now);
  await db
    .insertInto('reminder')
    .values({ customerId, id, ...columnsOf(input), nextAt, createdAt: at.now.toISOString() })
    .execute();
  return { id, ...input, nextAt };
}

/** Whoever was about to send it finds it as it is then, or at another time. Throws 404, 422. */
export async function updateReminder(
  db: Transaction<Schema>,
  scope: CustomerScope,
  change: ReminderChange,
  { id, ...at }: At & { readonly id: string },
): Promise<Reminder> {
  const timeZone = await heldZone(db, scope, at);
  const before = await heldReminder(db, scope, { id, ...at });
  const was = asReminder(before);
  const chosen = withChange(was, change);
  refuseAlike(chosen, await listReminders(db, scope), was);
  const after = changedReminder(before, chosen, timeZone, at.now);
  // Still due, it is the matter of whoever has taken it: once is enough.
  const isStillDue = after.nextAt !== null && after.nextAt === before.nextAt;
  const row = await db
    .updateTable('reminder')
    .set({ ...columnsOf(chosen), ...after, ...(!isStillDue && { leasedUntil: null }) })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return asReminder(row);
}

/** As it is; whoever has sent it meanwhile notes that after this transaction. Throws 404. */
async function heldReminder(
  db: Transaction<Schema>,
  { customerId }: CustomerScope,
  { id, engine }: Pick<At, 'engine'> & { readonly id: string },
) {
  const asking = db
    .selectFrom('reminder')
    .select([...COLUMNS, 'sentFor'])
    .where('customerId', '=', customerId)
    .where('id', '=', id);
  const held = engine === 'postgres' ? asking.forUpdate() : asking;
  const row = await held.executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Throws 404. */
export async function deleteReminder(
  db: Transaction<Schema>,
  scope: CustomerScope,
  { id, engine }: Pick<At, 'engine'> & { readonly id: string },
): Promise<void> {
  await heldZone(db, scope, { engine });
  const row = await db
    .deleteFrom('reminder')
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Whether it went on until now: one that is gone or not active stays as it is. */
export async function stopReminder(
  db: Transaction<Schema>,
  { customerId, id }: { readonly customerId: string; readonly id: string },
): Promise<boolean> {
  const row = await db
    .updateTable('reminder')
    .set({ active: false, nextAt: null, leasedUntil: null })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('nextAt', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
