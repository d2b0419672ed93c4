import { sql } from 'kysely';
import { type NotificationKind, usualChannels } from '#domain/notifications/kinds.ts';
import type { Db } from '../db/open.ts';
import type { Write } from '../http/write.ts';
import { scheduleDigest } from './digestSchedule.ts';
import type { Stops } from './stopLink.ts';

/** Whether the mails of a stop link are still sent; undefined when its account is gone. */
export async function comes(db: Db, { userId, what }: Stops): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('user')
    .leftJoin('notificationSetting', 'notificationSetting.userId', 'user.id')
    .leftJoin('notificationChoice', (join) =>
      join
        .onRef('notificationChoice.userId', '=', 'user.id')
        .on('notificationChoice.kind', '=', what),
    )
    .select(['notificationSetting.digestAt', 'notificationChoice.mail'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (what === 'digest') return row.digestAt !== null;
  return Boolean(row.mail ?? usualChannels(what).mail);
}

/** Stops the mails of a kind, or the digest. Screens with the choices are told of the newer version. */
export async function stopMails({ db, changed }: Write, stops: Stops, now: Date): Promise<void> {
  const { userId, what } = stops;
  if (!(await comes(db, stops))) return;
  const newer = { version: sql<number>`"notificationSetting"."version" + 1` };
  const off = what === 'digest' && { digestAt: null };
  await db
    .insertInto('notificationSetting')
    .values({ userId, quietFrom: null, quietTo: null, digestAt: null, version: 1 })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...newer, ...off }))
    .execute();
  if (what === 'digest') await scheduleDigest(db, { id: userId, timeZone: null }, null, now);
  else await stopKind(db, userId, what);
  changed('notification', userId);
}

async function stopKind(db: Db, userId: string, kind: NotificationKind): Promise<void> {
  await db
    .insertInto('notificationChoice')
    .values({ userId, kind, ...usualChannels(kind), mail: false })
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ mail: false }))
    .execute();
}
