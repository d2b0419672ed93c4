import type { Context } from 'hono';
import type { Verify } from '#domain/accounts/account.ts';
import { roleForEmail } from '#domain/accounts/role.ts';
import { ApiFailure, invalidField } from '../api/failure.ts';
import type { Deps } from '../deps.ts';
import { atOnce, comparedFor } from './atOnce.ts';
import { ASKED, adoptCookies, authHeaders } from './cookies.ts';
import { byLink, deadLink } from './links.ts';
import { tryingPassword } from './passwordTries.ts';
import { findSession, type Session } from './session.ts';
import { signedUpHere } from './signedUpHere.ts';

const openedElsewhere = () =>
  new ApiFailure(
    403,
    'opened-elsewhere',
    'You opened this link in another browser than the one you signed up with. Enter the password that you chose there.',
  );

/**
 * Confirms an address with the token of a mailed link, gives it the role it earns, and signs its
 * owner in, or asks them for their second factor. Somebody else may have made the account in the
 * owner's name: unless this is the browser in which it was made, the account's password is asked
 * for, and every other way in ends. Whoever signed up with a dietician's address before its owner
 * confirmed it stays outside: every session from before ends with the role. Throws `link-dead`,
 * `opened-elsewhere`, 422 for a wrong password, 429, or 410 for an address that is confirmed already.
 */
export async function verifyEmail(
  deps: Deps,
  context: Context,
  { token, password }: Verify,
): Promise<Session | typeof ASKED> {
  const email = await emailIn(deps, token);
  const auth = await deps.auth.ready();
  const { internalAdapter } = await auth.$context;
  const own = await findSession(deps, context);
  const known = password === undefined ? null : await ownerBy(deps, context, email, password);
  const earned: string[] = [];
  const onVerified = async (userId: string, email: string) => {
    if (own?.id !== userId && !signedUpHere(deps, context, userId)) {
      if (known !== userId) throw openedElsewhere();
      for (const { id, providerId } of await internalAdapter.findAccounts(userId))
        if (providerId !== 'credential') await internalAdapter.deleteAccount(id);
      await internalAdapter.deleteUserSessions(userId);
      earned.push(userId);
    }
    const user = await internalAdapter.findUserById(userId);
    // A role that somebody has is the operator's to change.
    if (!user || ('role' in user && user.role)) return;
    if (roleForEmail(email, true, deps.config.dieticianEmail) !== 'client') return;
    await internalAdapter.updateUser(userId, { role: 'client' });
    await internalAdapter.deleteUserSessions(userId);
    earned.push(userId);
  };
  const { headers } = await byLink(
    atOnce(deps, { onVerified }, () =>
      auth.api.verifyEmail({
        query: { token },
        headers: authHeaders(deps, context),
        returnHeaders: true,
      }),
    ),
  );
  const session = await adoptCookies(deps, context, headers);
  if (!session)
    throw new ApiFailure(
      410,
      'link-used',
      'This link was used already, and its address is confirmed. Log in.',
    );
  if (session === ASKED) return ASKED;
  const exceptSessionId = session.sessionId;
  deps.hub.publish([
    ...earned.map((userId) => ({ ended: { userId, exceptSessionId } })),
    { change: { kind: 'customer', id: session.id } },
  ]);
  return session;
}

/**
 * Whose account the link is of, if this is its password; null where there is no such account, which
 * using the link then says. Counted like signing in, as it tells the same.
 */
async function ownerBy(deps: Deps, context: Context, email: string, password: string) {
  const { db } = deps;
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return null;
  return tryingPassword(deps, context, email, async () => {
    const { compared } = await comparedFor(deps, user.id, password);
    if (!compared?.fits) throw invalidField('password', 'This is not the password of the account.');
    return user.id;
  });
}

/**
 * The address in a link's token, once its signature holds and it is not too old: before that nobody
 * may learn by it who has an account, or try a password. Throws `link-dead`.
 */
async function emailIn({ config }: Deps, token: string): Promise<string> {
  const { verifyJWT } = await import('better-auth/crypto');
  const payload = await verifyJWT<{ email?: unknown }>(token, config.secret);
  if (typeof payload?.email !== 'string') throw deadLink(401);
  return payload.email;
}
