import type { Transaction } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db, Engine } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Item } from '../outbox/kind.ts';

/** A due reminder and its owner. Undefined when it was rescheduled or deleted in the meantime. */
export async function recipientOf(db: Db, { id, userId, dueAt }: Item) {
  const row = await db
    .selectFrom('reminder')
    .innerJoin('user', 'user.id', 'reminder.customerId')
    .leftJoin('accountDeletion', 'accountDeletion.userId', 'user.id')
    .select([
      'reminder.customerId',
      'reminder.id',
      'reminder.subject',
      'reminder.time',
      'reminder.weekdays',
      'user.email',
      'user.emailVerified',
      'user.disabled',
      'user.role',
      'user.consent',
      'user.timeZone',
      'accountDeletion.dueAt as erasedAt',
    ])
    .where('reminder.customerId', '=', userId)
    .where('reminder.id', '=', id)
    .where('reminder.nextAt', '=', dueAt)
    .executeTakeFirst();
  return row && { ...row, timeZone: row.timeZone ?? 'UTC' };
}

export type Recipient = NonNullable<Awaited<ReturnType<typeof recipientOf>>>;

/**
 * Whether a customer gets reminders: with consent, and if the account is neither disabled nor to be deleted.
 */
export const isReminded = ({ role, disabled, erasedAt, consent }: Recipient): boolean =>
  role === 'customer' && !disabled && erasedAt === null && consent === 'given';

/**
 * Whether a customer for whom {@link isReminded} holds may be mailed: only by a mail server, and to a
 * confirmed address.
 */
export const isMailable = (
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  { emailVerified }: Recipient,
): boolean => smtpUrl !== undefined && Boolean(emailVerified);

/**
 * Reads a customer and locks them until the transaction ends, so that changes of their reminders and of their
 * time zone wait for each other. All such writes lock the customer first. Undefined for an unknown id.
 */
export async function lockRecipient(db: Transaction<Schema>, engine: Engine, customerId: string) {
  const asking = db
    .selectFrom('user')
    .select(['timeZone', 'remindersRefusedAt'])
    .where('id', '=', customerId);
  // SQLite has one writer at a time anyway.
  const locked = engine === 'postgres' ? asking.forNoKeyUpdate() : asking;
  const row = await locked.executeTakeFirst();
  return row && { ...row, timeZone: row.timeZone ?? 'UTC' };
}

/** The instant when the customer's address last refused a reminder permanently; null while it accepts them. */
export async function refusedAt(db: Db, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('user')
    .select('remindersRefusedAt')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.remindersRefusedAt ?? null;
}
