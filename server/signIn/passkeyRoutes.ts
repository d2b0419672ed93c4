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
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import type { SignInDeps } from './deps.ts';
import { countTry, untilDone } from './limits.ts';
import { requireMayEnrol } from './ownAuthenticator.ts';
import { signInByPasskey } from './passkeySignIn.ts';
import {
  addPasskey,
  listPasskeys,
  optionsToAdd,
  optionsToSignIn,
  relyingParty,
  removePasskey,
} from './passkeys.ts';
import { proveAgain } from './proveAgain.ts';

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
