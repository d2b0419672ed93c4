import { APIError } from '@better-auth/core/error';
import type { Context } from 'hono';
import type { SetUp, SignIn, SignUp } from '#domain/accounts/accountSchema.ts';
import { addressOf } from '../http/address.ts';
import { ApiFailure, unauthenticated } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import { atOnce, hashedFor, hashPassword } from './atOnce.ts';
import { grantEarnedRole } from './auth.ts';
import { ASKED, adoptCookies, authHeaders } from './cookies.ts';
import type { SignInDeps } from './deps.ts';
import { untilDone } from './limits.ts';
import { tryingPassword } from './passwordTries.ts';
import { nameFromEmail } from './people.ts';
import { deadSetUpLink, redeemSetUp, setUpLinkWorks } from './setUp.ts';
import { markSignUp } from './signedUpHere.ts';

/**
 * Makes an account. Null: the address has to be verified first. With `quiet`, the owner of one that
 * is there already is not mailed again. Throws better-auth's refusal.
 */
export async function signUp(
  deps: SignInDeps,
  context: Context,
  { email, password, timeZone, consent }: SignUp,
  quiet: boolean,
): Promise<Session | null> {
  const agreed = { version: consent, givenAt: deps.now().toISOString() };
  const ready = { ...(await hashedFor(password)), timeZone, agreed, quiet };
  const { headers, response } = await twiceIfRaced(() =>
    atOnce(deps, ready, (auth) =>
      auth.api.signUpEmail({
        body: { email, password, name: nameFromEmail(email) },
        headers: authHeaders(deps, context),
        returnHeaders: true,
      }),
    ),
  );
  const session = await adoptCookies(deps, context, headers);
  markSignUp(deps, context, response.user.id);
  if (!session || session === ASKED) return null;
  deps.hub.publish([{ change: { kind: 'customer', id: session.id } }]);
  return session;
}

/**
 * Of two sign-ups at once with one address the later one fails on the unique key; asked again, it
 * finds the account of the other and is answered like anybody who comes late.
 */
async function twiceIfRaced<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isNotMade(error)) throw error;
  }
  return work().catch((error: unknown) => {
    throw isNotMade(error) ? notMade() : error;
  });
}

const isNotMade = (error: unknown) =>
  error instanceof APIError && error.body?.code === 'FAILED_TO_CREATE_USER';

const notMade = () =>
  new ApiFailure(503, 'not-made', 'The account could not be made just now. Try again in a moment.');

/**
 * Begins a session, or one that waits for a second factor. Tries are counted for each network they
 * come from and, as {@link tryingPassword} says, for each account; only failures slow anyone down.
 * Throws better-auth's refusal, or 429.
 */
export async function signIn(
  deps: SignInDeps,
  context: Context,
  { email, password }: SignIn,
): Promise<Session | typeof ASKED> {
  const auth = await deps.auth.ready();
  const address = addressOf(deps.config, context);
  const { headers } = await untilDone(deps, 'signInByAddress', address, () =>
    tryingPassword(deps, context, email, () =>
      auth.api.signInEmail({
        body: { email, password },
        headers: authHeaders(deps, context),
        returnHeaders: true,
      }),
    ),
  );
  const session = await adoptCookies(deps, context, headers);
  if (!session) throw unauthenticated();
  if (session === ASKED) return ASKED;
  if (!session.emailVerified) markSignUp(deps, context, session.id);
  return { ...session, role: await grantEarnedRole(deps, session) };
}

/** Makes the first dietician and signs them in. */
export async function makeFirstDietician(
  deps: SignInDeps,
  context: Context,
  input: SetUp,
): Promise<Session> {
  // No hash is made for a link that does not work: it takes a tenth of a second of a core.
  if (!(await setUpLinkWorks(deps, input.token))) throw deadSetUpLink();
  await redeemSetUp(deps, input, await hashPassword(input.password));
  const session = await signIn(deps, context, input);
  if (session === ASKED) throw unauthenticated();
  return session;
}
