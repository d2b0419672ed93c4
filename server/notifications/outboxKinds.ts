import { isNotificationKind, type NotificationKind } from '#domain/notifications/kinds.ts';
import type { Deps } from '../http/deps.ts';
import { DIGEST_KIND, MAIL_KIND, MAILED_ALONE, ofPushItem, PUSH_KIND } from '../notify/notify.ts';
import { type KindOf, LETTER } from '../outbox/kind.ts';
import { stopToken } from '../signIn/stopLinks.ts';
import { claimDigest, giveBackDigest, nextDigestAt } from './digest.ts';
import { digestLetter, notificationLetter, pushMessage } from './inWords.ts';
import {
  heldUntil,
  mayBeTold,
  type PersonToTell,
  personToTell,
  unreadOne,
} from './personToTell.ts';

type NotificationDeps = Pick<Deps, 'config' | 'db'> & {
  readonly practice: () => Promise<string>;
  /** The public address for the links in a mail, without a trailing slash. */
  readonly publicUrl: () => string;
};

const HOUR_MS = 3_600_000;
// Each is longer than the longest quiet hours.
const MAIL_LATE_MS = 72 * HOUR_MS;
const PUSH_LATE_MS = 48 * HOUR_MS;
const DIGEST_LATE_MS = 36 * HOUR_MS;

/** The outbox kinds of notifications; each decides at the moment of sending whether to send. */
export const notificationKinds = (deps: NotificationDeps) => ({
  [MAIL_KIND]: mailKind(deps),
  [PUSH_KIND]: pushKind(deps),
  [DIGEST_KIND]: digestKind(deps),
});

/** Whether a mail may be sent: only by a mail server, and to a confirmed address. */
const isMailable = ({ config }: NotificationDeps, person: PersonToTell): boolean =>
  config.smtpUrl !== undefined && Boolean(person.emailVerified) && mayBeTold(person);

function mailKind(deps: NotificationDeps): KindOf<'mail'> {
  return {
    ...LETTER,
    soonAfter: 'notification',
    isTooLate: (dueAt, now) => now - dueAt >= MAIL_LATE_MS,
    async message({ id, userId }, now) {
      const person = await personToTell(deps.db, userId ?? '');
      if (!person || !isMailable(deps, person) || person.digestAt !== null) return null;
      const found = await unreadOne(deps.db, person, id);
      if (!found?.mail) return null;
      const until = heldUntil(person, now);
      if (until !== null) return { until };
      return notificationLetter(found.kind, await mailing(deps, person, found.kind));
    },
    async ended(db, { id, userId }, outcome) {
      if (outcome === 'sent' || outcome === 'unclear')
        await db
          .updateTable('notification')
          .set({ mailedBy: MAILED_ALONE })
          .where('userId', '=', userId ?? '')
          .where('id', '=', id)
          .execute();
      return { dueAt: null };
    },
  };
}

function pushKind({ db, practice }: NotificationDeps): KindOf<'push'> {
  return {
    channel: 'push',
    soonAfter: 'notification',
    pauses: { firstMs: 10_000, longestMs: 15 * 60_000 },
    mostUnclear: 3,
    isTooLate: (dueAt, now) => now - dueAt >= PUSH_LATE_MS,
    async message({ id, userId }, now) {
      const { notificationId, deviceId } = ofPushItem(id);
      const person = await personToTell(db, userId ?? '');
      if (!person || !mayBeTold(person)) return null;
      const found = await unreadOne(db, person, notificationId);
      if (!found?.push) return null;
      const device = await db
        .selectFrom('pushDevice')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('userId', '=', person.id)
        .where('id', '=', deviceId)
        .executeTakeFirst();
      if (!device) return null;
      const until = heldUntil(person, now);
      if (until !== null) return { until };
      const words = { practice: await practice(), tag: notificationId };
      return { ...device, message: pushMessage(found.kind, words) };
    },
    /** A subscription that no longer exists is deleted after one try. */
    async ended(db, { id, userId }, outcome) {
      if (outcome !== 'gone') return { dueAt: null };
      await db
        .deleteFrom('pushDevice')
        .where('userId', '=', userId ?? '')
        .where('id', '=', ofPushItem(id).deviceId)
        .execute();
      return { dueAt: null, changes: [{ kind: 'notification', id: userId ?? '' }] };
    },
  };
}

function digestKind(deps: NotificationDeps): KindOf<'mail'> {
  return {
    ...LETTER,
    isTooLate: (dueAt, now) => now - dueAt >= DIGEST_LATE_MS,
    async message({ userId, dueAt }, now) {
      const person = await personToTell(deps.db, userId ?? '');
      if (!person || !isMailable(deps, person) || person.digestAt === null) return null;
      const until = heldUntil(person, now);
      if (until !== null) return { until };
      const kinds = await claimDigest(deps.db, person, dueAt);
      if (kinds.length === 0) return null;
      const counts = new Map<NotificationKind, number>();
      for (const kind of kinds)
        if (isNotificationKind(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return digestLetter(counts, await mailing(deps, person, 'digest'));
    },
    /** Schedules the next digest, as long as the person chooses one. */
    async ended(db, { userId, dueAt }, outcome, now) {
      const mayHaveCome = outcome === 'sent' || outcome === 'unclear';
      if (!mayHaveCome) await giveBackDigest(db, userId ?? '', dueAt);
      const person = await personToTell(db, userId ?? '');
      if (!person?.digestAt) return { dueAt: null };
      const due = new Date(dueAt);
      // Never before `due`, even if the clock of this machine is behind.
      return { dueAt: nextDigestAt(person.digestAt, person.timeZone, now > due ? now : due) };
    },
  };
}

const mailing = async (
  { config, practice, publicUrl }: NotificationDeps,
  { id, email, role }: PersonToTell,
  what: NotificationKind | 'digest',
) => ({
  practice: await practice(),
  to: email,
  publicUrl: publicUrl(),
  token: stopToken(config.secret, 'notification', id, what),
  settings: role === 'client' ? '/client/notifications' : '/customer/notifications',
});
