import type { Context } from 'hono';
import type { Verify } from '#domain/accounts/accountSchema.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import { atOnce, comparedFor, hashPassword, type OnProven } from './atOnce.ts';
import { codeTriesOf } from './codeTries.ts';
import { ASKED, adoptCookies, authHeaders } from './cookies.ts';
import type { SignInDeps } from './deps.ts';
import { byLink, deadLink } from './links.ts';
import { type Maker, shownHere } from './maker.ts';
import { tryingPassword } from './passwordTries.ts';
import { setPassword } from './people.ts';
import { proveCode } from './proveAgain.ts';
import { BY_PASSWORD, provenByOwner, tellProven } from './provenByOwner.ts';
import { forgetSignUp } from './signedUpHere.ts';

const openedElsewhere = () =>
  new ApiFailure(
    403,
    'opened-elsewhere',
    'You opened this link in another browser than the one you signed up with. Enter the password that you chose there.',
  );

/**
 * Confirms an address with the token of a mailed link, gives it the role it earns, and signs its
 * owner in, or asks them for their second factor. Somebody else may have made the account in the
 * owner's name: unless this is the browser in which it was made, or its password comes along, all
 * that was made on it ends, and a new password has to be chosen. Throws `link-dead`,
 * `opened-elsewhere`, 422 for a wrong password or code, 429, or 410 for an address that is confirmed
 * already.
 */
export async function verifyEmail(
  deps: SignInDeps,
  context: Context,
  { token, password, code = '', newPassword }: Verify,
): Promise<Session | typeof ASKED> {
  const email = await emailIn(deps, token);
  const shown = await shownHere(deps, context);
  const known =
    password === undefined ? null : await ownerBy(deps, context, email, { password, code });
  const chosen = newPassword === undefined ? null : await hashPassword(newPassword);
  const proven: string[] = [];
  const onProven: OnProven = async (db, { id: userId }) => {
    const knows = known?.userId === userId ? known : null;
    const maker = chosen === null ? (shown(userId) ?? knows) : null;
    if (!maker && chosen === null) throw openedElsewhere();
    const at = deps.now();
    const way = maker ? BY_PASSWORD : null;
    await provenByOwner(db, deps, { userId, maker, way, at });
    if (chosen !== null) await setPassword(db, userId, chosen, at);
    proven.push(userId);
  };
  const { headers } = await byLink(
    atOnce(deps, { onProven, proof: known?.proof ?? null }, (auth) =>
      auth.api.verifyEmail({
        query: { token },
        headers: authHeaders(deps, context),
        returnHeaders: true,
      }),
    ),
  );
  const session = await adoptCookies(deps, context, headers);
  for (const userId of proven) {
    const keeps = session && session !== ASKED ? session.sessionId : undefined;
    tellProven(deps, userId, keeps);
  }
  if (!session)
    throw new ApiFailure(
      410,
      'link-used',
      'This link was used already, and its address is confirmed. Log in.',
    );
  forgetSignUp(deps, context);
  return session;
}

type Known = Maker & { readonly userId: string };

/**
 * Whose account the link is of, if this is its password, and a code of the app where there is one;
 * null where there is no such account, which using the link then says. Counted like signing in, as
 * it tells the same.
 */
async function ownerBy(
  deps: SignInDeps,
  context: Context,
  email: string,
  { password, code }: { password: string; code: string },
): Promise<Known | null> {
  const { db } = deps;
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return null;
  await tryingPassword(deps, context, email, async () => {
    const { compared } = await comparedFor(deps, user.id, password);
    if (!compared?.fits) throw invalidField('password', 'This is not the password of the account.');
  });
  const tries = await codeTriesOf(deps, context, email);
  const byCode = await proveCode(deps, { id: user.id, tries }, code);
  return { userId: user.id, sessionId: null, proof: byCode ? 'code' : null };
}

/**
 * The address in a link's token, once its signature holds and it is not too old: before that nobody
 * may learn by it who has an account, or try a password. Throws `link-dead`.
 */
async function emailIn({ config }: SignInDeps, token: string): Promise<string> {
  const { verifyJWT } = await import('better-auth/crypto');
  const payload = await verifyJWT<{ email?: unknown }>(token, config.secret);
  if (typeof payload?.email !== 'string') throw deadLink(401);
  return payload.email;
}
