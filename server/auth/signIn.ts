import { hashPassword } from 'better-auth/crypto';
import type { Context } from 'hono';
import type { SetUp, SignIn, SignUp } from '#domain/accounts/account.ts';
import { unauthenticated } from '../api/failure.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from './address.ts';
import { grantEarnedRole, withHash } from './auth.ts';
import { adoptCookies, authHeaders } from './cookies.ts';
import { countTry, forgetTry } from './limits.ts';
import { nameFromEmail } from './people.ts';
import type { Session } from './session.ts';
import { redeemSetUp } from './setUp.ts';

/** Makes an account. Null: the address has to be verified first. Throws better-auth's refusal. */
export async function signUp(
  deps: Deps,
  context: Context,
  { email, password, timeZone }: SignUp,
): Promise<Session | null> {
  const { headers } = await withHash(password, () =>
    deps.auth.api.signUpEmail({
      body: { email, password, name: nameFromEmail(email) },
      headers: authHeaders(deps, context),
      returnHeaders: true,
    }),
  );
  const session = await adoptCookies(deps, context, headers);
  if (!session) return null;
  if (timeZone)
    await deps.db.updateTable('user').set({ timeZone }).where('id', '=', session.id).execute();
  deps.hub.publish([{ change: { kind: 'customer', id: session.id } }]);
  return { ...session, timeZone: timeZone ?? null };
}

/**
 * Begins a session. Tries are counted per address and per account, and taken back on success, so
 * that only failures slow anyone down. Throws better-auth's refusal, or 429.
 */
export async function signIn(
  deps: Deps,
  context: Context,
  { email, password }: SignIn,
): Promise<Session> {
  const address = addressOf(deps.config, context);
  await countTry(deps, 'signInByAddress', address);
  await countTry(deps, 'signInByAccount', email);
  const { headers, response } = await deps.auth.api.signInEmail({
    body: { email, password },
    headers: authHeaders(deps, context),
    returnHeaders: true,
  });
  await forgetTry(deps, 'signInByAddress', address);
  await forgetTry(deps, 'signInByAccount', email);
  await grantEarnedRole(deps, response.user.id);
  const session = await adoptCookies(deps, context, headers);
  if (!session) throw unauthenticated();
  return session;
}

/** Makes the first dietician and signs them in. */
export async function makeFirstDietician(
  deps: Deps,
  context: Context,
  input: SetUp,
): Promise<Session> {
  await redeemSetUp(deps, input, await hashPassword(input.password));
  return signIn(deps, context, input);
}
