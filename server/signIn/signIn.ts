import type { Context } from 'hono';
import type { SignIn } from '#domain/signIn/accountSchema.ts';
import { inTransaction } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import { addressOf } from '../http/origin.ts';
import type { Session } from '../http/session.ts';
import type { SignInDeps } from './deps.ts';
import { tryingPassword, untilDone } from './limits.ts';
import { setSignUpCookie } from './maker.ts';
import { isPassword } from './passwords.ts';
import { findPerson, isStillPassword } from './people.ts';
import { ASKED, openSession, startSession } from './startSession.ts';
import { say } from './words.ts';

/**
 * Begins a session, or one that waits for a second factor. Tries are counted for each network and, as {@link
 * tryingPassword} says, for each account; only failures slow anyone down. Throws 401 for a wrong password or
 * an unknown address, 403 while the address has to be confirmed and for a disabled account, 429.
 */
export async function signIn(
  deps: SignInDeps,
  context: Context,
  { email, password }: SignIn,
): Promise<Session | typeof ASKED> {
  const { db, config } = deps;
  const started = await untilDone(deps, 'proofByNetwork', addressOf(config, context), () =>
    tryingPassword(deps, context, email, async (turn) => {
      const user = await findPerson(db, { email });
      const isRight = await isPassword(password, user?.hash, turn);
      if (!isRight || !user?.hash) throw wrongPassword();
      if (config.smtpUrl && !user.emailVerified) throw unconfirmed();
      const { id: userId, hash } = user;
      return inTransaction(db, async (transaction) => {
        // Comparing takes a tenth of a second, in which the owner may have changed the password.
        if (!(await isStillPassword(transaction, userId, hash))) throw wrongPassword();
        return startSession(deps, context, transaction, { userId, proof: null });
      });
    }),
  );
  const session = await openSession(deps, context, started);
  if (session !== ASKED && !session.emailVerified) setSignUpCookie(deps, context, session.id);
  return session;
}

const wrongPassword = () =>
  new ApiFailure(401, 'INVALID_EMAIL_OR_PASSWORD', say.invalidEmailOrPassword);

const unconfirmed = () => new ApiFailure(403, 'EMAIL_NOT_VERIFIED', say.emailNotVerified);
