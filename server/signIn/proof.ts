import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { addressOf } from '../http/address.ts';
import { unauthenticated } from '../http/failure.ts';
import type { Proof, Session } from '../http/session.ts';
import { grantEarnedRole } from './auth.ts';
import { takeCode, wrongCode } from './authenticator.ts';
import { codeTriesOf, countingCodes } from './codeTries.ts';
import { setSessionCookie } from './cookies.ts';
import type { SignInDeps } from './deps.ts';
import { rememberPlace } from './places.ts';
import { findPending, findSessionByToken } from './session.ts';

const DAY_MS = 86_400_000;

/** Stores a session that needs no further proof, and returns its token. */
export async function beginSession(
  deps: SignInDeps,
  context: Context,
  db: Transaction<Schema>,
  { userId, proof }: { userId: string; proof: Proof },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + deps.config.sessionIdleDays * DAY_MS);
  await db
    .insertInto('session')
    .values({
      id: randomUUID(),
      token,
      userId,
      proof,
      ipAddress: addressOf(deps.config, context),
      userAgent: context.req.header('user-agent') ?? null,
      expiresAt: expiresAt.toISOString(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .execute();
  return token;
}

/** Hands a session that {@link beginSession} stored to the browser: somebody is signed in. */
export async function openSession(
  deps: SignInDeps,
  context: Context,
  token: string,
): Promise<Session> {
  setSessionCookie(deps, context, token);
  const session = await findSessionByToken(deps, token);
  if (!session) throw unauthenticated();
  await rememberPlace(deps, context, session.email);
  return { ...session, role: await grantEarnedRole(deps, session) };
}

/**
 * The second step of signing in: a code instead of the session that waits for it another one, with
 * a token of its own. Throws 401 when none waits, 422 for a wrong code, 429.
 */
export async function proveByCode(
  deps: SignInDeps,
  context: Context,
  code: string,
): Promise<Session> {
  const pending = await findPending(deps, context);
  if (!pending) throw unauthenticated();
  const { id: userId, email, sessionId } = pending;
  const tries = await codeTriesOf(deps, context, email);
  const token = await countingCodes(deps, tries, () =>
    inTransaction(deps.db, async (db) => {
      if (!(await takeCode(deps, db, userId, code))) throw wrongCode();
      const ended = await db
        .deleteFrom('session')
        .where('id', '=', sessionId)
        .returning('id')
        .executeTakeFirst();
      if (!ended) throw unauthenticated();
      return beginSession(deps, context, db, { userId, proof: 'code' });
    }),
  );
  return openSession(deps, context, token);
}
