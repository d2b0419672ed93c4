import type { Context } from 'hono';
import { roleForEmail } from '#domain/accounts/role.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Deps } from '../deps.ts';
import { atOnce } from './atOnce.ts';
import { ASKED, adoptCookies, authHeaders } from './cookies.ts';
import { byLink } from './links.ts';
import type { Session } from './session.ts';

/**
 * Confirms an address with the token of a mailed link, gives it the role it earns, and signs its
 * owner in, or asks them for their second factor. Whoever signed up with a dietician's address
 * before its owner confirmed it stays outside: every session from before ends with the role. Throws
 * `link-dead`, or 410 for an address that is confirmed already.
 */
export async function verifyEmail(
  deps: Deps,
  context: Context,
  token: string,
): Promise<Session | typeof ASKED> {
  const { internalAdapter } = await deps.auth.$context;
  const earned: string[] = [];
  const onVerified = async (userId: string, email: string) => {
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
      deps.auth.api.verifyEmail({
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
