import type { Context } from 'hono';
import * as z from 'zod';
import { deviceWords, networkWords } from '#domain/signIn/device.ts';
import { type OwnSession, ownSessionSchema } from '#domain/signIn/sessionSchema.ts';
import { longIdSchema } from '#domain/textSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../http/deps.ts';
import { unauthenticated } from '../http/failure.ts';
import {
  type Api,
  allow,
  createRoute,
  json,
  nothing,
  refusals,
  withoutConsent,
} from '../http/operation.ts';
import { type Session, sessionOf } from '../http/session.ts';
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

const list = createRoute({
  method: 'get',
  path: '/auth/sessions',
  summary: 'Where one is signed in',
  ...allow('user'),
  ...withoutConsent,
  responses: {
    200: json(z.strictObject({ items: z.array(ownSessionSchema) })),
    ...refusals(401),
  },
});

const end = createRoute({
  method: 'delete',
  path: '/auth/sessions/{id}',
  summary: 'End one of one’s own sessions; the same answer for one that is over, or nobody’s',
  ...allow('user'),
  ...withoutConsent,
  request: { params: z.object({ id: longIdSchema }) },
  responses: { 204: nothing, ...refusals(401, 404) },
});

const endOthers = createRoute({
  method: 'post',
  path: '/auth/sign-out-elsewhere',
  summary: 'End every session of this person but this one',
  ...allow('user'),
  ...withoutConsent,
  responses: { 204: nothing, ...refusals(401) },
});

export function ownSessionRoutes(api: Api, deps: Deps): void {
  api.openapi(list, async (context) =>
    context.json({ items: await listOwnSessions(deps, sessionOf(context)) }, 200),
  );

  api.openapi(end, async (context) => {
    await endOwnSession(deps, context, sessionOf(context), context.req.valid('param').id);
    return context.body(null, 204);
  });

  api.openapi(endOthers, async (context) => {
    await endOtherSessions(deps, context, sessionOf(context));
    return context.body(null, 204);
  });
}
