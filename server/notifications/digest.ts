import type { Transaction } from 'kysely';
import { nextTimeAt } from '#domain/moment.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { DIGEST_KIND, MAILED_ALONE } from '../notify/notify.ts';
import { scheduleItem } from '../outbox/items.ts';
import { kindsByMail, type PersonToTell, readable } from './personToTell.ts';

/**
 * Assigns to the digest of `dueAt` the notifications that are unread, chosen for mail and in no mail yet, and
 * returns their kinds. Later notifications are not added to it, so a digest that is sent again after a crash
 * is the same mail.
 */
export function claimDigest(db: Db, person: PersonToTell, dueAt: string): Promise<string[]> {
  return inTransaction(db, async (transaction) => {
    const unread = readable(transaction, person)
      .where('notification.readAt', 'is', null)
      .where('notification.kind', 'in', ['', ...(await kindsByMail(transaction, person))]);
    const claimed = () =>
      unread
        .select('notification.kind')
        .where('notification.mailedBy', '=', dueAt)
        .orderBy('notification.id')
        .execute();
    const before = await transaction
      .selectFrom('notification')
      .select('id')
      .where('userId', '=', person.id)
      .where('mailedBy', '=', dueAt)
      .executeTakeFirst();
    if (!before)
      await transaction
        .updateTable('notification')
        .set({ mailedBy: dueAt })
        .where('userId', '=', person.id)
        .where(
          'id',
          'in',
          unread.select('notification.id').where('notification.mailedBy', 'is', null),
        )
        .execute();
    return (await claimed()).map(({ kind }) => kind);
  });
}

/** Returns the notifications of a digest that was not sent, so that the next one includes them. */
export async function giveBackDigest(db: Db, userId: string, dueAt: string): Promise<void> {
  await db
    .updateTable('notification')
    .set({ mailedBy: null })
    .where('userId', '=', userId)
    .where('mailedBy', '=', dueAt)
    .where('mailedBy', '!=', MAILED_ALONE)
    .execute();
}

/** The first instant after `after` at which a digest of `digestAt` (`HH:MM` in `timeZone`) is due. */
export const nextDigestAt = (digestAt: string, timeZone: string | null, after: Date): string =>
  nextTimeAt(digestAt, timeZone ?? 'UTC', after);

type Chosen = { readonly id: string; readonly timeZone: string | null };

/** Schedules somebody's digest; `digestAt` null removes it. */
export const scheduleDigest = (
  db: Transaction<Schema>,
  { id, timeZone }: Chosen,
  digestAt: string | null,
  now: Date,
): Promise<void> =>
  scheduleItem(
    db,
    { id, kind: DIGEST_KIND, userId: id },
    digestAt === null ? null : nextDigestAt(digestAt, timeZone, now),
    now,
  );

const digests = (db: Db) =>
  db
    .selectFrom('notificationSetting')
    .innerJoin('user', 'user.id', 'notificationSetting.userId')
    .select(['user.id', 'user.timeZone', 'notificationSetting.digestAt'])
    .where('notificationSetting.digestAt', 'is not', null);

/** Schedules all digests, because a backup does not contain them. */
export async function scheduleAllDigests(db: Transaction<Schema>): Promise<void> {
  const now = new Date();
  for (const { digestAt, ...person } of await digests(db).execute())
    await scheduleDigest(db, person, digestAt, now);
}

/** Reschedules a digest in the transaction that changes somebody's time zone. No change is published. */
export async function moveDigest(
  db: Transaction<Schema>,
  person: { readonly id: string; readonly timeZone: string },
  now: Date,
): Promise<null> {
  const chosen = await digests(db).where('user.id', '=', person.id).executeTakeFirst();
  if (chosen) await scheduleDigest(db, person, chosen.digestAt, now);
  return null;
}
