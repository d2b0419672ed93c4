import type { Context } from 'hono';
import type { ChangePassword } from '#domain/accounts/accountSchema.ts';
import type { Session } from '../http/session.ts';
import { atOnce, comparedFor, hashedFor } from './atOnce.ts';
import { ASKED, adoptCookies, authHeaders } from './cookies.ts';
import type { SignInDeps } from './deps.ts';
import { triesOf, tryingOwnPassword } from './passwordTries.ts';
import { forgetPlaces } from './places.ts';
import { proveCode } from './proveAgain.ts';

/**
 * Gives somebody who is signed in another password. Their other sessions end, and with them every
 * place but this one where they were known. Throws what better-auth refuses, 422 for a wrong code, 429.
 */
export async function changePassword(
  deps: SignInDeps,
  context: Context,
  session: Session,
  { currentPassword, newPassword, code }: ChangePassword,
): Promise<void> {
  const own = { id: session.id, tries: triesOf(session) };
  const headers = await tryingOwnPassword(deps, context, session, async () => {
    const current = await comparedFor(deps, session.id, currentPassword);
    // With a wrong password no code is used up.
    if (current.compared?.fits) await proveCode(deps, own, code);
    const ready = {
      ...current,
      ...(await hashedFor(newPassword)),
      // The session that takes the place of this one has proved as much.
      proof: session.proof,
    };
    const changed = await atOnce(deps, ready, (auth) =>
      auth.api.changePassword({
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        headers: authHeaders(deps, context),
        returnHeaders: true,
      }),
    );
    return changed.headers;
  });
  await forgetPlaces(deps.db, session.email);
  const fresh = await adoptCookies(deps, context, headers);
  const ended = {
    userId: session.id,
    ...(fresh && fresh !== ASKED && { exceptSessionId: fresh.sessionId }),
  };
  deps.hub.publish([{ ended }]);
}
