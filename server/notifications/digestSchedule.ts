import type { Transaction } from 'kysely';
import { nextTimeAt } from '#domain/notifications/nextTime.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { DIGEST_KIND } from '../notify/items.ts';
import { scheduleItem } from '../outbox/items.ts';

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
