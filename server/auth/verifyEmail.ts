import type { Context } from 'hono';
import type { Verify } from '#domain/accounts/account.ts';
import { roleForEmail } from '#domain/accounts/role.ts';
import { ApiFailure, invalidField } from '../api/failure.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from './address.ts';
import { atOnce, comparedFor } from './atOnce.ts';
import { ASKED, adoptCookies, authHeaders } from './cookies.ts';
import { accountTries, countTry, forgetTry } from './limits.ts';
import { byLink } from './links.ts';
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
  const auth = await deps.auth.ready();
  const { internalAdapter } = await auth.$context;
  const own = await findSession(deps, context);
  const known = password === undefined ? null : await ownerBy(deps, context, token, password);
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
async function ownerBy(deps: Deps, context: Context, token: string, password: string) {
  const email = emailIn(token);
  const user =
    email &&
    (await deps.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst());
  if (!user) return null;
  const tries = await accountTries(deps, email, addressOf(deps.config, context));
  await countTry(deps, 'signInByAccount', tries);
  const { compared } = await comparedFor(deps, user.id, password);
  if (!compared?.fits) throw invalidField('password', 'This is not the password of the account.');
  await forgetTry(deps, 'signInByAccount', tries);
  return user.id;
}

/** The address in a link's token, which nobody has looked at yet: using the link does. */
function emailIn(token: string): string | undefined {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    const { email } = payload as { email?: unknown };
    return typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}
