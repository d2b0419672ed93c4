import type { Context } from 'hono';
import * as z from 'zod';
import { deviceWords, networkWords } from '#domain/signIn/device.ts';
import { type OwnSession, ownSessionSchema } from '#domain/signIn/secondFactorSchema.ts';
import { longIdSchema } from '#domain/textSchema.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Deps } from '../http/deps.ts';
import { unauthenticated } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { knowOnlyHere } from './places.ts';
import { lifeOf, PENDING } from './session.ts';

const MOST_LISTED = 100;

const instant = (at: string | Date) => new Date(at).toISOString();

/** The open sessions of a person: this one first, then the most recently used. */
async function listOwnSessions(deps: Deps, { id, sessionId }: Session): Promise<OwnSession[]> {
  const rows = await deps.db
    .selectFrom('session')
    .select(['id', 'ipAddress', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', id)
    .where((where) => where.or([where('proof', 'is', null), where('proof', '!=', PENDING)]))
    .orderBy('updatedAt', 'desc')
    .limit(rowLimit(MOST_LISTED))
    .execute();
  const now = deps.now().getTime();
  return rows
    .filter((row) => lifeOf(deps.config, row).endsAt > now)
    .map((row) => ({
      id: row.id,
      device: deviceWords(row.userAgent),
      network: networkWords(row.ipAddress),
      beganAt: instant(row.createdAt),
      usedAt: instant(row.updatedAt),
      current: row.id === sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Ends one session of a person, if it is theirs and still open, with its streams. It may have been a
 * stranger's, so from now on only this network is a known place.
 */
async function endOwnSession(
  deps: Deps,
  context: Context,
  { id: userId, email }: Session,
  sessionId: string,
): Promise<void> {
  const ended = await inTransaction(deps.db, async (db) => {
    const found = await db
      .deleteFrom('session')
      .where('id', '=', sessionId)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    await knowOnlyHere({ ...deps, db }, context, email);
    return found !== undefined;
  });
  if (ended) deps.hub.publish([{ ended: { userId, sessionId } }]);
}

/** Ends every session of a person except this one; from now on only this network is a known place. */
async function endOtherSessions(
  deps: Deps,
  context: Context,
  { id, sessionId, email }: Session,
): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    await db.deleteFrom('session').where('userId', '=', id).where('id', '!=', sessionId).execute();
    await knowOnlyHere({ ...deps, db }, context, email);
  });
  deps.hub.publish([{ ended: { userId: id, exceptSessionId: sessionId } }]);
}

/**
 * For a transaction that adds a way to sign in: a write that ends the session waits for it, and so also
 * removes what it added. Throws 401 when the session has ended since the request was let in.
 */
export async function lockSession(db: Db, sessionId: string): Promise<void> {
  const locked = await db
    .updateTable('session')
    .set(({ ref }) => ({ updatedAt: ref('updatedAt') }))
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  if (!locked) throw unauthenticated();
}

export function ownSessionRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/auth/sessions',
    summary: 'Where one is signed in',
    by: ['user'],
    withoutConsent: true,
    gives: z.strictObject({ items: z.array(ownSessionSchema) }),
    answer: async ({ session }) => ({ items: await listOwnSessions(deps, session) }),
  });

  api.operation({
    delete: '/auth/sessions/{id}',
    summary: 'End one of one’s own sessions; the same answer for one that is over, or nobody’s',
    by: ['user'],
    withoutConsent: true,
    params: { id: longIdSchema },
    answer: async ({ context, session, params }) => {
      await endOwnSession(deps, context, session, params.id);
    },
  });

  api.operation({
    post: '/auth/sign-out-elsewhere',
    summary: 'End every session of this person but this one',
    by: ['user'],
    withoutConsent: true,
    answer: async ({ context, session }) => {
      await endOtherSessions(deps, context, session);
    },
  });
}
