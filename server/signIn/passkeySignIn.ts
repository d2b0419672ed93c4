import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Context } from 'hono';
import { inTransaction } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import type { SignInDeps } from './deps.ts';
import {
  isForChallenge,
  orRefused,
  refused,
  type Site,
  TO_SIGN_IN,
  takeChallenge,
  webAuthn,
} from './passkeys.ts';
import { openProvenSession, startSession } from './startSession.ts';
import { say } from './words.ts';

/**
 * Begins a session by a passkey, which needs no second factor because it is one itself. A challenge that is
 * not ours is refused without a look-up. Throws 403, 422.
 */
export async function signInByPasskey(
  deps: SignInDeps,
  context: Context,
  site: Site,
  passkey: AuthenticationResponseJSON,
): Promise<Session> {
  if (!isForChallenge(deps, TO_SIGN_IN, passkey.response.clientDataJSON)) throw refused();
  const known = await deps.db
    .selectFrom('passkey')
    .innerJoin('user', 'user.id', 'passkey.userId')
    .select(['passkey.id', 'userId', 'credentialId', 'publicKey', 'counter'])
    .select('user.emailVerified')
    .where('credentialId', '=', passkey.id)
    .executeTakeFirst();
  if (!known) throw refused();
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      response: passkey,
      expectedChallenge: (challenge) => takeChallenge(deps, TO_SIGN_IN, challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: Number(known.counter),
      },
    }),
  );
  if (!verified) throw refused();
  // As with a password: where mail is set up, nobody gets in with an unconfirmed address, which may not be
  // theirs.
  if (deps.config.smtpUrl && !known.emailVerified)
    throw new ApiFailure(403, 'address-unconfirmed', say.confirmAddressFirst);
  const { newCounter } = authenticationInfo;
  const started = await inTransaction(deps.db, async (db) => {
    const counted = await db
      .updateTable('passkey')
      .set({ counter: newCounter, usedAt: deps.now().toISOString() })
      .where('id', '=', known.id)
      // If a key and its copy are used at once, the second is refused. A passkey that does not count always
      // sends 0.
      .where((where) => where.or([where('counter', '<', newCounter), where('counter', '=', 0)]))
      .returning('id')
      .executeTakeFirst();
    if (!counted) throw refused();
    return startSession(deps, context, db, { userId: known.userId, proof: 'passkey' });
  });
  return openProvenSession(deps, context, started);
}
