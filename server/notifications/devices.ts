import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  type PushDevice,
  type PushInput,
  pushInputSchema,
  pushKeySchema,
} from '#domain/notifications/notificationSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, invalidField, notFound } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { type Write, write } from '../http/write.ts';
import { pushKeys } from '../push/keys.ts';
import { isPushEndpoint } from '../push/pusher.ts';
import { lockSession } from '../signIn/ownSessions.ts';
import { lockPerson } from '../signIn/people.ts';
import { say } from './words.ts';

// Each belongs to a browser that was removed on another device and has not connected since.
const REMOVED_MAX = 50;

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** The devices on which somebody gets pushes, the one seen last first. */
export async function listDevices(
  db: Db,
  { id: userId, sessionId }: Pick<Session, 'id' | 'sessionId'>,
): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('pushDevice')
    .select(['id', 'sessionId', 'name', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ sessionId: of, ...row }) => ({ ...row, current: of === sessionId }));
}

/**
 * Stores the subscription of this browser, and returns the id of the device. The subscription ends with this
 * session, and is taken from any other person who had it. Throws 401 when the session has ended in the
 * meantime, 410 for a device that was removed on another one.
 */
async function keepDevice(
  { db, changed }: Write,
  { id: userId, sessionId }: Session,
  { endpoint, p256dh, auth, name }: PushInput,
  at: string,
): Promise<string> {
  await lockPerson(db, userId);
  await lockSession(db, sessionId);
  const endpointHash = hashOf(endpoint);
  const removed = await db
    .selectFrom('pushRemoved')
    .select('removedAt')
    .where('userId', '=', userId)
    .where('endpointHash', '=', endpointHash)
    .executeTakeFirst();
  if (removed) throw removedFromElsewhere();
  const before = await db
    .deleteFrom('pushDevice')
    .where('endpointHash', '=', endpointHash)
    .returning(['id', 'userId', 'createdAt'])
    .executeTakeFirst();
  const own = before?.userId === userId ? before : undefined;
  if (before && !own) changed('notification', before.userId);
  const id = own?.id ?? orderedId();
  const keys = { endpoint, endpointHash, p256dh, auth };
  const when = { createdAt: own?.createdAt ?? at, lastSeenAt: at };
  const row = { userId, id, sessionId, ...keys, name, ...when };
  await db
    .insertInto('pushDevice')
    .values(row)
    // Two people may sign in with one browser at the same moment.
    .onConflict((conflict) => conflict.column('endpointHash').doUpdateSet(row))
    .execute();
  changed('notification', userId);
  return id;
}

/**
 * Removes a device. A device of another session is remembered as removed: its browser does not know, and
 * would subscribe again. Throws 404.
 */
async function removeDevice(
  { db, changed }: Write,
  { id: userId, sessionId }: Session,
  id: string,
  at: string,
): Promise<void> {
  const row = await db
    .deleteFrom('pushDevice')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['endpointHash', 'sessionId'])
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.sessionId !== sessionId) await rememberRemoved(db, userId, row.endpointHash, at);
  changed('notification', userId);
}

async function rememberRemoved(db: Db, userId: string, endpointHash: string, removedAt: string) {
  await db
    .insertInto('pushRemoved')
    .values({ userId, endpointHash, removedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = db
    .selectFrom('pushRemoved')
    .select('endpointHash')
    .where('userId', '=', userId)
    .orderBy('removedAt', 'desc')
    .limit(rowLimit(REMOVED_MAX));
  await db
    .deleteFrom('pushRemoved')
    .where('userId', '=', userId)
    .where('endpointHash', 'not in', kept)
    .execute();
}

const removedFromElsewhere = () => new ApiFailure(410, 'device-removed', say.deviceRemoved);

const path = '/notifications/push';
const ofBoth = ['customer', 'assistant'] as const;

export function pushRoutes(api: Api, deps: Deps): void {
  const { config, now } = deps;
  const at = () => now().toISOString();

  api.operation({
    get: '/notifications/push-key',
    summary: 'The public key with which a browser subscribes',
    by: ofBoth,
    gives: pushKeySchema,
    answer: async () => {
      const { publicKey } = await pushKeys(deps, now());
      return { key: publicKey };
    },
  });

  api.operation({
    put: path,
    summary: 'Be told on this device; a subscription ends with the session that made it',
    by: ofBoth,
    takes: pushInputSchema,
    gives: z.strictObject({ id: z.string() }),
    refuses: [409, 410],
    answer: async ({ session, operation, input }) => {
      if (!isPushEndpoint(input.endpoint, config.pushHosts))
        throw invalidField('endpoint', say.unknownPushService);
      const id = await write(operation, (running) => keepDevice(running, session, input, at()));
      return { id };
    },
  });

  api.operation({
    delete: `${path}/{id}`,
    summary: 'Be told on a device no more',
    by: ofBoth,
    answer: async ({ session, operation, params: { id } }) => {
      await write(operation, (running) => removeDevice(running, session, id, at()));
    },
  });
}
