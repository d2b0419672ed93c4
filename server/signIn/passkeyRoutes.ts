import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Context } from 'hono';
import * as z from 'zod';
import { meSchema } from '#domain/accounts/meSchema.ts';
import {
  addPasskeySchema,
  passkeyOptionsSchema,
  passkeySchema,
  proofAgainSchema,
  signInByPasskeySchema,
} from '#domain/signIn/secondFactorSchema.ts';
import { longIdSchema } from '#domain/textSchema.ts';
import { inTransaction } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import type { Session } from '../http/session.ts';
import type { SignInDeps } from './deps.ts';
import { countTry, untilDone } from './limits.ts';
import { requireMayEnrol } from './ownAuthenticator.ts';
import {
  addPasskey,
  isForChallenge,
  listPasskeys,
  optionsToAdd,
  optionsToSignIn,
  orRefused,
  refused,
  relyingParty,
  removePasskey,
  type Site,
  TO_SIGN_IN,
  takeChallenge,
  webAuthn,
} from './passkeys.ts';
import { proveAgain } from './proveAgain.ts';
import { openProvenSession, startSession } from './startSession.ts';
import { say } from './words.ts';

export function passkeyRoutes(api: Api, deps: SignInDeps): void {
  api.operation({
    get: '/auth/passkeys',
    summary: 'One’s own passkeys',
    by: ['user'],
    withoutConsent: true,
    beforeProof: true,
    gives: z.strictObject({ items: z.array(passkeySchema) }),
    answer: async ({ session }) => ({ items: await listPasskeys(deps, session.id) }),
  });

  api.operation({
    post: '/auth/passkeys/options',
    summary: 'What a browser needs to make a passkey, for who proves anew who they are',
    by: ['assistant', 'customer'],
    withoutConsent: true,
    beforeProof: true,
    takes: proofAgainSchema,
    gives: passkeyOptionsSchema,
    refuses: [409, 429],
    answer: async ({ context, session, input }) => {
      await requireMayEnrol(deps, session);
      await proveAgain(deps, context, session, input);
      return { ...(await optionsToAdd(deps, session, relyingParty(deps, context))) };
    },
  });

  api.operation({
    post: '/auth/passkeys',
    summary: 'Keep a passkey that the browser made',
    by: ['assistant', 'customer'],
    withoutConsent: true,
    beforeProof: true,
    takes: addPasskeySchema,
    refuses: [409, 429],
    answer: async ({ context, session, input: { name, passkey } }) => {
      await requireMayEnrol(deps, session);
      const response = passkey as Parameters<typeof addPasskey>[3]['passkey'];
      const site = relyingParty(deps, context);
      await untilDone(deps, 'proofByNetwork', addressOf(deps.config, context), () =>
        addPasskey(deps, session, site, { name, passkey: response }),
      );
    },
  });

  api.operation({
    post: '/auth/passkeys/{id}/remove',
    summary: 'Remove one of one’s own passkeys; the same answer for one that is gone, or nobody’s',
    by: ['user'],
    withoutConsent: true,
    params: { id: longIdSchema },
    takes: proofAgainSchema,
    refuses: [429],
    answer: async ({ context, session, params, input }) => {
      await proveAgain(deps, context, session, input);
      await removePasskey(deps, session.id, params.id);
    },
  });

  api.operation({
    post: '/auth/passkeys/sign-in-options',
    summary: 'What a browser needs to sign in with a passkey',
    by: ['anyone'],
    gives: passkeyOptionsSchema,
    refuses: [429],
    answer: async ({ context }) => {
      await countTry(deps, 'proofByNetwork', addressOf(deps.config, context));
      return { ...(await optionsToSignIn(deps, relyingParty(deps, context))) };
    },
  });

  api.operation({
    post: '/auth/passkeys/sign-in',
    summary: 'Begin a session with a passkey',
    by: ['anyone'],
    takes: signInByPasskeySchema,
    gives: z.strictObject({ me: meSchema }),
    refuses: [401, 403, 429],
    answer: async ({ context, input: { passkey } }) => {
      const address = addressOf(deps.config, context);
      const response = passkey as Parameters<typeof signInByPasskey>[3];
      const site = relyingParty(deps, context);
      // Both steps were counted, and a whole practice may share one address, so a success takes both tries back.
      const session = await untilDone(
        deps,
        'proofByNetwork',
        address,
        () => signInByPasskey(deps, context, site, response),
        2,
      );
      return { me: await deps.meOf(session) };
    },
  });
}

/**
 * Begins a session by a passkey, which needs no second factor because it is one itself. A challenge that is
 * not ours is refused without a look-up. Throws 403, 422.
 */
async function signInByPasskey(
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
