import { verifyPassword } from 'better-auth/crypto';
import type { Transaction } from 'kysely';
import type { SecondFactor } from '#domain/accounts/secondFactorSchema.ts';
import { ApiFailure, invalidField } from '../api/failure.ts';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { countTry, forgetTry } from './limits.ts';
import { redeemRecoveryCode, renewRecoveryCodes } from './recoveryCodes.ts';
import { seal, unseal } from './sealed.ts';
import type { Session } from './session.ts';
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

/**
 * Makes an app somebody's second factor, and ends their other sessions: those were begun without it.
 * Returns the recovery codes, which nothing says again. Throws 422 for a wrong code, 409 if there is
 * one, 429.
 */
export async function addAuthenticator(
  deps: Deps,
  { id, sessionId }: Session,
  { key, code }: { key: string; code: string },
): Promise<string[]> {
  await countTry(deps, 'secondFactorByAccount', id);
  const at = deps.now();
  const step = stepOf(key, code, at);
  if (step === null) throw wrongCode();
  const codes = await inTransaction(deps.db, async (db) => {
    const made = await db
      .insertInto('authenticator')
      .values({
        userId: id,
        sealedKey: seal(deps.config.secret, id, key),
        lastStep: step,
        since: at.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('userId')
      .executeTakeFirst();
    if (!made)
      throw new ApiFailure(409, 'authenticator-there', 'You have an authenticator app already.');
    await db.updateTable('user').set({ factor: 'code' }).where('id', '=', id).execute();
    await db.updateTable('session').set({ proof: 'code' }).where('id', '=', sessionId).execute();
    await db.deleteFrom('session').where('userId', '=', id).where('id', '!=', sessionId).execute();
    return renewRecoveryCodes(db, id);
  });
  deps.hub.publish([{ ended: { userId: id, exceptSessionId: sessionId } }]);
  await forgetTry(deps, 'secondFactorByAccount', id);
  return codes;
}

/** Takes it away again. Throws 422 for a wrong password or code, 429; nothing to take away is fine. */
export async function removeAuthenticator(
  deps: Deps,
  { id }: Session,
  { password, code }: { password: string; code: string },
): Promise<void> {
  if ((await secondFactorOf(deps, id)).authenticatorSince === null) return;
  await countTry(deps, 'secondFactorByAccount', id);
  const account = await deps.db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  const hash = account?.password;
  if (hash && !(await verifyPassword({ hash, password })))
    throw invalidField('password', 'This is not your password.');
  await inTransaction(deps.db, async (db) => {
    if (!(await takeCode(deps, db, id, code))) throw wrongCode();
    await forgetAuthenticator(db, id);
  });
  await forgetTry(deps, 'secondFactorByAccount', id);
}

/** Without any question: for the operator, and for whoever has answered one. */
export async function forgetAuthenticator(db: Transaction<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('authenticator').where('userId', '=', userId).execute();
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  await db.updateTable('user').set({ factor: null }).where('id', '=', userId).execute();
}

/**
 * Whether a code of the app or a recovery code is right; it is used up with this, on every instance.
 * Throws 409 when the key cannot be read with this `SECRET`.
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
