import * as z from 'zod';
import { meSchema } from '#domain/accounts/meSchema.ts';
import {
  addAuthenticatorSchema,
  newKeySchema,
  proofAgainSchema,
  proveSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '#domain/signIn/secondFactorSchema.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { keyUri, newKey, proveByCode, secondFactorOf } from './authenticator.ts';
import type { SignInDeps } from './deps.ts';
import { untilDone } from './limits.ts';
import { addAuthenticator, removeAuthenticator, requireMayEnrol } from './ownAuthenticator.ts';

export function secondFactorRoutes(api: Api, deps: SignInDeps): void {
  api.operation({
    get: '/auth/second-factor',
    summary: 'What one proves oneself with beside the password',
    by: ['user'],
    withoutConsent: true,
    beforeProof: true,
    gives: secondFactorSchema,
    answer: ({ session }) => secondFactorOf(deps, session.id),
  });

  api.operation({
    post: '/auth/second-factor',
    summary: 'The second step of signing in: a code of the app, or a recovery code',
    by: ['anyone'],
    takes: proveSchema,
    gives: z.strictObject({ me: meSchema }),
    refuses: [401, 409, 429],
    answer: async ({ context, input }) => {
      const session = await untilDone(deps, 'proofByNetwork', addressOf(deps.config, context), () =>
        proveByCode(deps, context, input.code),
      );
      return { me: await deps.meOf(session) };
    },
  });

  api.operation({
    post: '/auth/authenticator/key',
    summary: 'A new key for an authenticator app; nothing is stored yet',
    by: ['assistant', 'customer'],
    withoutConsent: true,
    beforeProof: true,
    gives: newKeySchema,
    answer: async ({ session }) => {
      const key = newKey();
      const practice = await deps.practice();
      return { key, uri: keyUri(key, practice, session.email) };
    },
  });

  api.operation({
    put: '/auth/authenticator',
    summary: 'Sign in with a code of this app from now on; answers the recovery codes, once',
    by: ['assistant', 'customer'],
    withoutConsent: true,
    beforeProof: true,
    takes: addAuthenticatorSchema,
    gives: recoveryCodesSchema,
    refuses: [409, 429],
    answer: async ({ context, session, input }) => {
      await requireMayEnrol(deps, session);
      const recoveryCodes = await addAuthenticator(deps, context, session, input);
      return { recoveryCodes };
    },
  });

  api.operation({
    post: '/auth/authenticator/remove',
    summary: 'Sign in without a code again',
    by: ['user'],
    withoutConsent: true,
    takes: proofAgainSchema,
    refuses: [409, 429],
    answer: async ({ context, session, input }) => {
      await removeAuthenticator(deps, context, session, input);
    },
  });
}
