import type { Context } from 'hono';
import type { ChangePassword } from '#domain/signIn/accountSchema.ts';
import { inTransaction } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import type { SignInDeps } from './deps.ts';
import { triesOf, tryingOwnPassword } from './limits.ts';
import { deadLink, resetLink } from './links.ts';
import { passwordLinkOf } from './mailedLinks.ts';
import { shownHere } from './maker.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findPerson, isStillPassword, lockPerson, setPassword } from './people.ts';
import { forgetPlaces } from './places.ts';
import { proveCode } from './proveAgain.ts';
import { BY_PASSWORD, provenByOwner, tellProven } from './provenByOwner.ts';
import { takeVerification } from './sealedLink.ts';
import { ASKED, openSession, startSession } from './startSession.ts';
import { say } from './words.ts';

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
    if (!hash) throw new ApiFailure(400, 'CREDENTIAL_ACCOUNT_NOT_FOUND', say.noPasswordHere);
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

const wrongPassword = () => new ApiFailure(400, 'INVALID_PASSWORD', say.invalidPassword);

type Reset = { readonly token: string; readonly newPassword: string };

/**
 * Sets a new password by a mailed link, and ends every session and every known place. This also proves an
 * address that was unconfirmed. Throws `link-dead`.
 */
export async function resetPassword(
  deps: SignInDeps,
  context: Context,
  { token, newPassword }: Reset,
): Promise<void> {
  const link = await resetLink(deps, token);
  if (!link) throw deadLink(400);
  const shown = await shownHere(deps, context);
  const hash = await hashPassword(newPassword);
  const { userId, changes } = await inTransaction(deps.db, async (db) => {
    const at = deps.now();
    const whose = await takeVerification(db, passwordLinkOf(link.stored), at);
    const user = whose === null ? undefined : await findPerson(db, { id: whose });
    if (!user) throw deadLink(400);
    const userId = user.id;
    await lockPerson(db, userId);
    await db.deleteFrom('session').where('userId', '=', userId).execute();
    await setPassword(db, userId, hash, at);
    await forgetPlaces(db, user.email);
    if (user.emailVerified || user.disabled) return { userId, changes: [] };
    const proven = { userId, maker: shown(userId), way: BY_PASSWORD, at };
    return { userId, changes: await provenByOwner(db, deps, proven) };
  });
  tellProven(deps, userId, changes);
}
