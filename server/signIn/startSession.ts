import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { roleForEmail } from '#domain/signIn/access.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, unauthenticated } from '../http/failure.ts';
import { addressOf } from '../http/origin.ts';
import type { Proof, Session } from '../http/session.ts';
import { becomeDietician } from './dieticians.ts';
import { findPerson, lockPerson } from './people.ts';
import { rememberPlace } from './places.ts';
import { findSessionByToken, PENDING } from './session.ts';
import { setSessionCookie } from './sessionCookie.ts';
import { say } from './words.ts';

const DAY_MS = 86_400_000;
// How long an accepted password waits for its code.
const PENDING_MS = 600_000;

/** The result when signing in waits for a second factor. */
export const ASKED = 'second-factor';

/** A stored session, and what to publish after its transaction. */
export type Started = {
  readonly token: string;
  /** The session opens nothing until a code of the app is given. */
  readonly waits: boolean;
  /** Other sessions of the person ended with it, because they have become a dietician. */
  readonly endedOthers: boolean;
};

/**
 * Stores the session of a person who has signed in; `proof` is their second factor. Also gives the role that
 * their address earns, and makes their network a known place. Without a proof, the session of a person with
 * an app waits for a code, and none of this happens yet. Throws 403 for a disabled account.
 */
export async function startSession(
  deps: Deps,
  context: Context,
  db: Transaction<Schema>,
  { userId, proof }: { readonly userId: string; readonly proof: Proof | null },
): Promise<Started> {
  await lockPerson(db, userId);
  const user = await findPerson(db, { id: userId });
  if (!user) throw unauthenticated();
  if (user.disabled) throw new ApiFailure(403, 'ACCOUNT_DISABLED', say.accountDisabled);
  const waits = user.factor === 'code' && proof === null;
  const role =
    waits || user.role
      ? null
      : roleForEmail(user.email, Boolean(user.emailVerified), deps.config.dieticianEmail);
  if (role === 'client') await becomeDietician(db, deps.declared, userId, deps.now());
  else if (role) await db.updateTable('user').set({ role }).where('id', '=', userId).execute();
  // Somebody who signed up with the address before its owner confirmed it must not stay signed in.
  const endedOthers = role === 'client';
  if (endedOthers) await db.deleteFrom('session').where('userId', '=', userId).execute();
  const token = randomBytes(24).toString('base64url');
  const now = deps.now();
  const lastsMs = waits ? PENDING_MS : deps.config.sessionIdleDays * DAY_MS;
  await db
    .insertInto('session')
    .values({
      id: randomUUID(),
      token,
      userId,
      proof: waits ? PENDING : proof,
      ipAddress: addressOf(deps.config, context),
      userAgent: context.req.header('user-agent') ?? null,
      expiresAt: new Date(now.getTime() + lastsMs).toISOString(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .execute();
  if (!waits) await rememberPlace({ ...deps, db }, context, user.email);
  return { token, waits, endedOthers };
}

/** Gives the browser a session after the commit, or one that waits for a second factor. */
export async function openSession(
  deps: Deps,
  context: Context,
  started: Started,
): Promise<Session | typeof ASKED> {
  if (!started.waits) return openProvenSession(deps, context, started);
  setSessionCookie(deps, context, started.token);
  return ASKED;
}

/** The same for a person who needs no further proof. */
export async function openProvenSession(
  deps: Deps,
  context: Context,
  { token, endedOthers }: Started,
): Promise<Session> {
  setSessionCookie(deps, context, token);
  const session = await findSessionByToken(deps, token);
  if (!session) throw unauthenticated();
  const { id: userId, sessionId: exceptSessionId } = session;
  if (endedOthers) deps.hub.publish([{ ended: { userId, exceptSessionId } }]);
  return session;
}
