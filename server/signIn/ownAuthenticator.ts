import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { AddAuthenticator, ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { seal } from '../config/sealed.ts';
import { inTransaction } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import {
  removeAuthenticatorOf,
  renewRecoveryCodes,
  secondFactorOf,
  stepOf,
  wrongCode,
} from './authenticator.ts';
import type { SignInDeps } from './deps.ts';
import { countingCodes, triesOf } from './limits.ts';
import { lockSession } from './ownSessions.ts';
import { listPasskeys } from './passkeys.ts';
import { knowOnlyHere } from './places.ts';
import { proveAgain } from './proveAgain.ts';
import { say } from './words.ts';

const thereIsOne = () => new ApiFailure(409, 'authenticator-there', say.authenticatorThere);

/**
 * Makes an app somebody's second factor, and ends their other sessions, because those began without it.
 * Returns the recovery codes, which are shown only this once. Throws what {@link proveAgain} throws, 422 for
 * a wrong code of the new app, 409 if there is one already, 429.
 */
export async function addAuthenticator(
  deps: Deps,
  context: Context,
  session: Session,
  { key, code, password }: AddAuthenticator,
): Promise<string[]> {
  const { id, sessionId } = session;
  // The time at which the code was sent, because comparing the password takes a while.
  const at = deps.now();
  if ((await secondFactorOf(deps, id)).authenticatorSince !== null) throw thereIsOne();
  await proveAgain(deps, context, session, { password, code: '' });
  const codes = await countingCodes(deps, triesOf(session), async () => {
    const step = stepOf(key, code, at);
    if (step === null) throw wrongCode();
    return inTransaction(deps.db, async (db) => {
      // Locks the person first, in the same order as a write that ends all their sessions.
      await db.updateTable('user').set({ factor: 'code' }).where('id', '=', id).execute();
      await lockSession(db, sessionId);
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
      if (!made) throw thereIsOne();
      await db.updateTable('session').set({ proof: 'code' }).where('id', '=', sessionId).execute();
      await db
        .deleteFrom('session')
        .where('userId', '=', id)
        .where('id', '!=', sessionId)
        .execute();
      await knowOnlyHere({ ...deps, db }, context, session.email);
      return renewRecoveryCodes(db, id);
    });
  });
  deps.hub.publish([{ ended: { userId: id, exceptSessionId: sessionId } }]);
  return codes;
}

/** Removes the app again; does nothing when there is none. Throws what {@link proveAgain} throws. */
export async function removeAuthenticator(
  deps: Deps,
  context: Context,
  session: Session,
  proof: ProofAgain,
): Promise<void> {
  if ((await secondFactorOf(deps, session.id)).authenticatorSince === null) return;
  await proveAgain(deps, context, session, proof);
  await inTransaction(deps.db, (db) => removeAuthenticatorOf(db, session.id));
}

/**
 * Where a second factor is demanded, a password alone may set up the first one, but not add or remove
 * another: otherwise knowing the password would be enough to get in. Throws 403.
 */
export async function requireMayEnrol(deps: SignInDeps, session: Session): Promise<void> {
  if (!session.mustProve) return;
  const { authenticatorSince } = await secondFactorOf(deps, session.id);
  const passkeys = await listPasskeys(deps, session.id);
  if (authenticatorSince || passkeys.length > 0)
    throw new ApiFailure(403, 'prove-first', say.secondFactorThere);
}

/** Removes every factor except the password: for the operator. */
export async function removeFactors(db: Transaction<Schema>, userId: string): Promise<void> {
  await removeAuthenticatorOf(db, userId);
  await db.deleteFrom('passkey').where('userId', '=', userId).execute();
}
