import { sql } from 'kysely';
import {
  isNotificationKind,
  type NotificationKind,
  usualChannels,
} from '#domain/notifications/kinds.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import type { Write } from '../http/write.ts';
import { peopleWithChoice } from '../notify/notify.ts';
import type { StopLinks } from '../signIn/stopLinks.ts';
import { say as ofSignIn } from '../signIn/words.ts';
import { scheduleDigest } from './digest.ts';
import { stoppedWords } from './inWords.ts';

type Stops = { readonly userId: string; readonly what: NotificationKind | 'digest' };

/** Whether the mails of a stop link are still sent; undefined when its account is gone. */
async function comes(db: Db, { userId, what }: Stops): Promise<boolean | undefined> {
  const row = await peopleWithChoice(db, what)
    .select(['notificationSetting.digestAt', 'notificationChoice.mail'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (what === 'digest') return row.digestAt !== null;
  return Boolean(row.mail ?? usualChannels(what).mail);
}

/** Stops the mails of a kind, or the digest. Screens with the choices are told of the newer version. */
async function stopMails({ db, changed }: Write, stops: Stops, now: Date): Promise<void> {
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

const isStopped = (what: string): what is Stops['what'] =>
  what === 'digest' || isNotificationKind(what);

/** What a link in a notification's mail stops: the mails of its kind, or the digest. */
export const notificationStops = ({ db, now }: Deps): StopLinks => ({
  of: 'notification',
  own: () => ofSignIn.stop.manageNotifications,
  async look(userId, what) {
    if (!isStopped(what)) return null;
    const isComing = await comes(db, { userId, what });
    return isComing === undefined ? null : { comes: isComing, name: stoppedWords(what) };
  },
  async stop(running, userId, what) {
    if (isStopped(what)) await stopMails(running, { userId, what }, now());
  },
});
