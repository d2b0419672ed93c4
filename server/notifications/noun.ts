import type { Transaction } from 'kysely';
import type { Change } from '#domain/connection.ts';
import { DEVICES_MAX } from '#domain/notifications/kinds.ts';
import { upTo } from '../db/limits.ts';
import { type Leaving, type Noun, ofUser, type TablesOf } from '../db/noun.ts';
import { rowLimit } from '../db/pages.ts';
import type { Flag, Schema } from '../db/schema.ts';
import { notifyDieticians } from '../notify/notify.ts';
import { say } from '../words.ts';
import { moveDigest, scheduleAllDigests } from './digest.ts';

type Tables = {
  notification: {
    /** The person who is told. */
    userId: string;
    id: string;
    kind: string;
    /** The customer it is about; null for what a visitor wrote. */
    customerId: string | null;
    /** The id or the day of its subject; '' when it is about the customer only. */
    about: string;
    /** Whether it is shown in their list. */
    app: Flag;
    createdAt: string;
    readAt: string | null;
    /** When its subject was dealt with, while it was unread. */
    settledAt: string | null;
    /** The mail that contains it: `MAILED_ALONE`, or the instant of a digest; null for none. */
    mailedBy: string | null;
  };
  notificationSetting: {
    userId: string;
    quietFrom: string | null;
    quietTo: string | null;
    digestAt: string | null;
    version: number;
  };
  /** A row for each kind whose channels somebody chose. */
  notificationChoice: {
    userId: string;
    kind: string;
    app: Flag;
    push: Flag;
    mail: Flag;
  };
  /** A browser's subscription. It ends with the session that made it. */
  pushDevice: {
    userId: string;
    id: string;
    sessionId: string;
    endpoint: string;
    endpointHash: string;
    p256dh: string;
    auth: string;
    name: string;
    createdAt: string;
    lastSeenAt: string;
  };
  /** Subscriptions that were removed on another device: their browsers are told when they connect again. */
  pushRemoved: { userId: string; endpointHash: string; removedAt: string };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const notifications = {
  tables: {
    notification: ofUser(() => say.copied.notification, {
      handedOver: forgetWhatWasTold,
      // A full list must not refuse what somebody else writes.
      limit: {
        boundedBy: 'What it tells of has a limit: somebody else wrote it, or a reminder was due.',
      },
    }),
    notificationSetting: ofUser(() => say.copied.notificationSetting, {
      limit: upTo(1, 1, 1000),
    }),
    notificationChoice: ofUser(() => say.copied.notificationChoice, {
      limit: upTo(100, 20, 2000),
    }),
    pushDevice: ofUser(() => say.copied.pushDevice, {
      limit: upTo(DEVICES_MAX, 200, 1000, () => say.full.devices(DEVICES_MAX)),
      backup: { leftOut: 'Each belongs to a session; browsers say theirs again after a log-in.' },
      copy: {
        words: () => say.copied.pushDevice,
        without: {
          endpoint: 'An address at which the device could be written to.',
          endpointHash: 'The same address, hashed.',
          auth: 'A secret of the device.',
        },
      },
    }),
    pushRemoved: ofUser(null, {
      limit: upTo(100, 50, 500),
      copy: {
        leftOut: 'Hashes of addresses of devices that were removed; the devices are not known.',
      },
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { notification: 'person' },
  whenZoneChanges: moveDigest,
  whenRestored: scheduleAllDigests,
  whenCustomer: tellOfCustomer,
} as const satisfies Noun;

/**
 * Tells the dieticians of a new customer; returns the changes to publish. Without a mail server a customer
 * enters at once and may confirm their address later: that confirmation is no second news.
 */
async function tellOfCustomer(
  db: Transaction<Schema>,
  customerId: string,
  at: Date,
): Promise<readonly Change[]> {
  const before = await db
    .selectFrom('notification')
    .select('id')
    .where('customerId', '=', customerId)
    .where('kind', '=', 'new-customer')
    .limit(rowLimit(1))
    .executeTakeFirst();
  if (before) return [];
  const changes: Change[] = [];
  const running = { db, changed: (kind: string, id: string) => changes.push({ kind, id }) };
  await notifyDieticians(running, { kind: 'new-customer', customerId, about: '', at });
  return changes;
}

/** Deletes notifications to or about a person whose address turned out to belong to somebody else. */
async function forgetWhatWasTold(
  db: Transaction<Schema>,
  { id }: Pick<Leaving, 'id'>,
): Promise<void> {
  await db
    .deleteFrom('notification')
    .where((where) => where.or([where('userId', '=', id), where('customerId', '=', id)]))
    .execute();
}
