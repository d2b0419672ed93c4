import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { SignIn, SignUp } from '#domain/accounts/accountSchema.ts';
import { roleForEmail } from '#domain/accounts/role.ts';
import type { Change } from '#domain/events.ts';
import { inTransaction } from '../db/transaction.ts';
import { addressOf } from '../http/address.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import type { SignInDeps } from './deps.ts';
import { takeFor } from './invited.ts';
import { untilDone } from './limits.ts';
import { existingAccountMail, storeLetter, verificationMail } from './mailedLinks.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { byPassword, findPerson, insertPerson, isStillPassword } from './people.ts';
import { customerArrived } from './provenByOwner.ts';
import { setSignUpCookie } from './signUpCookie.ts';
import { ASKED, openProvenSession, openSession, startSession } from './startSession.ts';
import { tryingPassword } from './tries.ts';

/**
 * Makes an account: person, password, consent and the letter that confirms the address are stored
 * together. Null: the address has to be confirmed first. So it is with an address that has an account
 * already, whose owner is told by mail, unless `quiet`; without a mail server 422 says it openly, as
 * there is no other way to tell the owner. An invitation is used up either way, so that it does not
 * tell who has an account; its letter confirms the address that it went to. Throws 410 for one that
 * does not work.
 */
export async function signUp(
  deps: SignInDeps,
  context: Context,
  { email, password, timeZone, consent, invitation }: SignUp,
  quiet: boolean,
): Promise<Session | null> {
  const { config, db } = deps;
  const byMail = config.smtpUrl !== undefined;
  // Both made for a taken address, too: answers take as long.
  const id = randomUUID();
  const way = byPassword(await hashPassword(password));
  const letter = await verificationMail(deps, { id, email });
  let news: readonly Change[] = [];
  const started = await inTransaction(db, async (transaction) => {
    news = [];
    const invited =
      invitation === undefined ? null : await takeFor(deps, transaction, { invitation, email });
    const emailVerified = invited?.email === email;
    const role = roleForEmail(email, emailVerified, config.dieticianEmail);
    const person = { id, email, way, role, emailVerified, at: deps.now() };
    const named = invited?.name ? { name: invited.name } : {};
    if (await insertPerson(transaction, { ...person, ...named, timeZone, consent })) {
      if (invited) news = await invited.arrives(id);
      if (!emailVerified) await storeLetter(deps, transaction, letter);
      if (byMail && !emailVerified) return null;
      if (role === 'customer')
        news = [...news, ...(await customerArrived(transaction, deps.declared, id, deps.now()))];
      return startSession(deps, context, transaction, { userId: id, proof: null });
    }
    if (!byMail) throw taken();
    if (!quiet) await storeLetter(deps, transaction, existingAccountMail(deps.publicUrl(), email));
    return null;
  });
  deps.hub.publish(news.map((change) => ({ change })));
  const session = started && (await openProvenSession(deps, context, started));
  setSignUpCookie(deps, context, id);
  if (session) deps.hub.publish([{ change: { kind: 'customer', id } }]);
  return session;
}

const taken = () =>
  new ApiFailure(
    422,
    'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    'User already exists. Use another email.',
  );

/**
 * Begins a session, or one that waits for a second factor. Tries are counted for each network they
 * come from and, as {@link tryingPassword} says, for each account; only failures slow anyone down.
 * Throws 401 for a wrong password or an address that nobody has, 403 while the address has to be
 * confirmed and for who is disabled, 429.
 */
export async function signIn(
  deps: SignInDeps,
  context: Context,
  { email, password }: SignIn,
): Promise<Session | typeof ASKED> {
  const { db, config } = deps;
  const started = await untilDone(deps, 'signInByAddress', addressOf(config, context), () =>
    tryingPassword(deps, context, email, async (turn) => {
      const user = await findPerson(db, { email });
      const isRight = await isPassword(password, user?.hash, turn);
      if (!isRight || !user?.hash) throw wrongPassword();
      if (config.smtpUrl && !user.emailVerified) throw unconfirmed();
      const { id: userId, hash } = user;
      return inTransaction(db, async (transaction) => {
        // Comparing takes a tenth of a second, in which the owner may have chosen another one.
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
  new ApiFailure(401, 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password');

const unconfirmed = () => new ApiFailure(403, 'EMAIL_NOT_VERIFIED', 'Email not verified');
