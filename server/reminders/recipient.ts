import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import type { Claimed } from './claim.ts';

type Person = {
  email: string;
  emailVerified: boolean | number;
  disabled: boolean | number;
  role: string | null;
  consent: string;
  timeZone: string | null;
  /** When their account is to be erased. */
  dueAt: string | null;
  remindersRefusedAt: string | null;
  subject: string;
  weekdays: string;
};

type Taken = Pick<Claimed, 'customerId' | 'id' | 'leasedUntil'>;

const ownerOf = compiled<Taken, Person>((db, value) =>
  db
    .selectFrom('reminder')
    .innerJoin('user', 'user.id', 'reminder.customerId')
    .leftJoin('accountDeletion', 'accountDeletion.userId', 'user.id')
    .select([
      'user.email',
      'user.emailVerified',
      'user.disabled',
      'user.role',
      'user.consent',
      'user.timeZone',
      'user.remindersRefusedAt',
      'accountDeletion.dueAt',
      'reminder.subject',
      'reminder.weekdays',
    ])
    .where('reminder.customerId', '=', value('customerId'))
    .where('reminder.id', '=', value('id'))
    .where('reminder.leasedUntil', '=', value('leasedUntil')),
);

/** Who a reminder is for, and by whose clock. */
export type Recipient = {
  readonly email: string;
  readonly timeZone: string;
  /**
   * Not without a mail server, where nobody would hear of it; not to an address that may be a
   * stranger's, without consent, or to somebody who is leaving.
   */
  readonly mayBeMailed: boolean;
  /** Since when their address is known to refuse reminders, an instant; null while it takes them. */
  readonly refusedAt: string | null;
  /** What of the reminder its owner may have changed since it was taken, and it is due all the same. */
  readonly now: Pick<Claimed, 'subject' | 'weekdays'>;
};

/** Undefined where a reminder was given another time, stopped or deleted since it was taken. */
export async function recipientOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { customerId, id, leasedUntil }: Claimed,
): Promise<Recipient | undefined> {
  const [person] = await ownerOf(db, { customerId, id, leasedUntil });
  if (!person) return undefined;
  const { email, emailVerified, disabled, role, consent, timeZone, dueAt, ...rest } = person;
  const { remindersRefusedAt: refusedAt, ...now } = rest;
  const isThere = role === 'customer' && !disabled && dueAt === null;
  const agreed = Boolean(emailVerified) && consent === 'given';
  const mayBeMailed = config.smtpUrl !== undefined && isThere && agreed;
  return { email, timeZone: timeZone ?? 'UTC', mayBeMailed, refusedAt, now };
}

/** Notes since when an address refuses reminders; null: it has taken one. */
export async function noteRefusal(
  { db, hub }: Pick<Deps, 'db' | 'hub'>,
  customerId: string,
  remindersRefusedAt: string | null,
): Promise<void> {
  await db.updateTable('user').set({ remindersRefusedAt }).where('id', '=', customerId).execute();
  hub.publish([{ change: { kind: 'reminder', id: customerId } }]);
}

const refusal = compiled<{ customerId: string }, { remindersRefusedAt: string | null }>(
  (db, value) =>
    db.selectFrom('user').select('remindersRefusedAt').where('id', '=', value('customerId')),
);

export const refusedAt = async (db: Db, customerId: string): Promise<string | null> =>
  (await refusal(db, { customerId }))[0]?.remindersRefusedAt ?? null;
