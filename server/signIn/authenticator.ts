import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { SecondFactor } from '#domain/signIn/secondFactorSchema.ts';
import { unseal } from '../config/sealed.ts';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, invalidField, unauthenticated } from '../http/failure.ts';
import type { Proof, Session } from '../http/session.ts';
import { codeTriesOf, countingCodes } from './limits.ts';
import { redeemRecoveryCode } from './recoveryCodes.ts';
import { findPending, PENDING } from './session.ts';
import { openProvenSession, startSession } from './startSession.ts';
import { stepOf } from './totp.ts';

export async function secondFactorOf({ db }: Deps, userId: string): Promise<SecondFactor> {
  const authenticator = await db
    .selectFrom('authenticator')
    .select('since')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const { left } = await db
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<number | string>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { authenticatorSince: authenticator?.since ?? null, recoveryCodesLeft: Number(left) };
}

/** Asks for no proof: for the operator, and for people who have already proved themselves. */
export async function removeAuthenticatorOf(
  db: Transaction<Schema>,
  userId: string,
): Promise<void> {
  await db.deleteFrom('authenticator').where('userId', '=', userId).execute();
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  await db.updateTable('user').set({ factor: null }).where('id', '=', userId).execute();
  // No second factor is left that could complete these sessions.
  await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('proof', '=', PENDING)
    .execute();
  await dropProof(db, userId, 'code');
}

/** A person's sessions no longer count as proved by a factor that was removed. */
export async function dropProof(
  db: Transaction<Schema>,
  userId: string,
  proof: Proof,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ proof: null })
    .where('userId', '=', userId)
    .where('proof', '=', proof)
    .execute();
}

/**
 * Whether a code of the app or a recovery code is right; using it once uses it up, on every instance. Throws
 * 409 when the key cannot be read with this `SECRET`.
 */
export async function takeCode(
  deps: Deps,
  db: Transaction<Schema>,
  userId: string,
  code: string,
): Promise<boolean> {
  if (code.length > 6) return redeemRecoveryCode(db, userId, code);
  const row = await db
    .selectFrom('authenticator')
    .select('sealedKey')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  const key = unseal(deps.config.secret, userId, row.sealedKey);
  if (key === null)
    throw new ApiFailure(
      409,
      'authenticator-unreadable',
      'Codes of your app cannot be checked here any more. Use a recovery code, or ask your practice.',
    );
  const step = stepOf(key, code, deps.now());
  if (step === null) return false;
  const taken = await db
    .updateTable('authenticator')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

export const wrongCode = () =>
  invalidField('code', 'This code is not right, or was used already. Wait for the next one.');

/**
 * The second step of signing in: exchanges a code and the waiting session for another session, with a token
 * of its own. Throws 401 when no session waits, 422 for a wrong code, 429.
 */
export async function proveByCode(deps: Deps, context: Context, code: string): Promise<Session> {
  const pending = await findPending(deps, context);
  if (!pending) throw unauthenticated();
  const { id: userId, email, sessionId } = pending;
  const tries = await codeTriesOf(deps, context, email);
  const started = await countingCodes(deps, tries, () =>
    inTransaction(deps.db, async (db) => {
      if (!(await takeCode(deps, db, userId, code))) throw wrongCode();
      const ended = await db
        .deleteFrom('session')
        .where('id', '=', sessionId)
        .returning('id')
        .executeTakeFirst();
      if (!ended) throw unauthenticated();
      return startSession(deps, context, db, { userId, proof: 'code' });
    }),
  );
  return openProvenSession(deps, context, started);
}
