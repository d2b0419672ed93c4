import type { Context } from 'hono';
import type { ChangePassword } from '#domain/signIn/accountSchema.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import type { SignInDeps } from './deps.ts';
import { triesOf, tryingOwnPassword } from './limits.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findPerson, isStillPassword, setPassword } from './people.ts';
import { forgetPlaces } from './places.ts';
import { proveCode } from './proveAgain.ts';
import { ASKED, openSession, startSession } from './startSession.ts';

/**
 * Changes the password of a signed-in person. All sessions and known places of theirs end, and this browser
 * gets a new session. Throws 400 for a wrong password or an account without one, 422 for a wrong code, 429.
 */
export async function changePassword(
  deps: SignInDeps,
  context: Context,
  session: Session,
  { currentPassword, newPassword, code }: ChangePassword,
): Promise<void> {
  const { id: userId, email, proof } = session;
  const started = await tryingOwnPassword(deps, context, session, async () => {
    const hash = (await findPerson(deps.db, { id: userId }))?.hash;
    if (!hash)
      throw new ApiFailure(400, 'CREDENTIAL_ACCOUNT_NOT_FOUND', 'Credential account not found');
    if (!(await isPassword(currentPassword, hash))) throw wrongPassword();
    // Checked after the password, so that a wrong password uses up no code.
    await proveCode(deps, { id: userId, tries: triesOf(session) }, code);
    const chosen = await hashPassword(newPassword);
    return inTransaction(deps.db, async (db) => {
      if (!(await isStillPassword(db, userId, hash))) throw wrongPassword();
      await db.deleteFrom('session').where('userId', '=', userId).execute();
      await setPassword(db, userId, chosen, deps.now());
      await forgetPlaces(db, email);
      // The new session keeps the proof of the one it replaces.
      return startSession(deps, context, db, { userId, proof });
    });
  });
  const fresh = await openSession(deps, context, started);
  const exceptSessionId = fresh === ASKED ? undefined : fresh.sessionId;
  deps.hub.publish([{ ended: { userId, ...(exceptSessionId && { exceptSessionId }) } }]);
}

const wrongPassword = () => new ApiFailure(400, 'INVALID_PASSWORD', 'Invalid password');
