import type { Context } from 'hono';
import * as z from 'zod';
import { meSchema } from '#domain/accounts/meSchema.ts';
import {
  changePasswordSchema,
  hasPasswordSchema,
  resetRequestSchema,
  resetSchema,
  type SignIn,
  setUpSchema,
  signInSchema,
  signUpSchema,
  verifySchema,
} from '#domain/signIn/accountSchema.ts';
import { say as signInSays } from '#domain/signIn/words.ts';
import { inTransaction } from '../db/open.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import type { Session } from '../http/session.ts';
import { changePassword, resetPassword } from './changePassword.ts';
import type { SignInDeps } from './deps.ts';
import { inUniformTime, mayMail, tryingPassword, untilDone } from './limits.ts';
import { tryingLink } from './links.ts';
import { mailNewPassword, mailVerification } from './mailedLinks.ts';
import { setSignUpCookie } from './maker.ts';
import { isPassword } from './passwords.ts';
import { findPerson, isStillPassword } from './people.ts';
import { forgetPlaces } from './places.ts';
import { findPending, findSession } from './session.ts';
import { dropSessionCookie } from './sessionCookie.ts';
import { makeFirstDietician } from './setUp.ts';
import { signUp, withInvitation } from './signUp.ts';
import { ASKED, openSession, startSession } from './startSession.ts';
import { verifyEmail } from './verifyEmail.ts';
import { say } from './words.ts';

const signedIn = z.strictObject({ me: meSchema });
/** `me` is null when a second factor is needed. */
const perhapsAsked = z.strictObject({
  me: meSchema.nullable(),
  secondFactor: z.literal(true).optional(),
});
const asked = { me: null, secondFactor: true } as const;
const maybeSignedIn = z.strictObject({ me: meSchema.nullable() });

export function authRoutes(api: Api, deps: SignInDeps): void {
  api.operation({
    post: '/auth/sign-up',
    summary: 'Make an account; without a session while the address has to be verified',
    by: ['anyone'],
    takes: signUpSchema,
    makes: maybeSignedIn,
    refuses: [410, 429],
    answer: async ({ context, input }) => {
      if (input.consent !== (await deps.privacyVersion()))
        throw invalidField('consent', signInSays.policyChanged);
      // The owner of an existing account is told by mail, but not again and again.
      const quiet = !(await mayMail(deps, context, input.email, 'sign-up'));
      const making = () =>
        withInvitation(deps, context, input, () => signUp(deps, context, input, quiet));
      // Without a mail server the answer says openly that the account exists, as there is no other way to tell
      // the owner.
      const session = await (deps.config.smtpUrl
        ? inUniformTime(deps.answerStepMs, making)
        : making());
      return { me: session && (await deps.meOf(session)) };
    },
  });

  api.operation({
    post: '/auth/sign-in',
    summary: 'Begin a session',
    by: ['anyone'],
    takes: signInSchema,
    gives: perhapsAsked,
    refuses: [401, 403, 429],
    answer: async ({ context, input }) => {
      const session = await signIn(deps, context, input);
      return session === ASKED ? asked : { me: await deps.meOf(session) };
    },
  });

  api.operation({
    post: '/auth/sign-out',
    summary: 'End this session',
    by: ['anyone'],
    answer: async ({ context }) => {
      const session = (await findSession(deps, context)) ?? (await findPending(deps, context));
      if (session) {
        await deps.db.deleteFrom('session').where('id', '=', session.sessionId).execute();
        deps.hub.publish([{ ended: { userId: session.id, sessionId: session.sessionId } }]);
      }
      dropSessionCookie(deps, context);
    },
  });

  api.operation({
    post: '/auth/sign-out-everywhere',
    summary: 'End every session of this person, this one too',
    by: ['user'],
    beforeProof: true,
    withoutConsent: true,
    answer: async ({ context, session: { id, email } }) => {
      await deps.db.deleteFrom('session').where('userId', '=', id).execute();
      await forgetPlaces(deps.db, email);
      deps.hub.publish([{ ended: { userId: id } }]);
      dropSessionCookie(deps, context);
    },
  });

  api.operation({
    post: '/auth/verify-email',
    summary: 'Confirm an address with the token of a mailed link',
    by: ['anyone'],
    takes: verifySchema,
    gives: perhapsAsked,
    refuses: [401, 403, 410, 429],
    answer: async ({ context, input }) => {
      const verified = await tryingLink(deps, context, () => verifyEmail(deps, context, input));
      return verified === ASKED ? asked : { me: await deps.meOf(verified) };
    },
  });

  api.operation({
    post: '/auth/verification-mail',
    summary: 'Mail the link that confirms an address once more',
    by: ['anyone'],
    takes: resetRequestSchema,
    refuses: [429],
    answer: async ({ context, input: { email } }) => {
      const sends = await mayMail(deps, context, email, 'verification');
      await inUniformTime(deps.answerStepMs, async () => {
        if (sends) await mailVerification(deps, email);
      });
    },
  });

  api.operation({
    post: '/auth/password-reset-mail',
    summary: 'Mail a link for choosing a new password',
    by: ['anyone'],
    takes: resetRequestSchema,
    refuses: [429],
    answer: async ({ context, input: { email } }) => {
      const sends = await mayMail(deps, context, email, 'password-reset');
      await inUniformTime(deps.answerStepMs, async () => {
        if (sends) await mailNewPassword(deps, email);
      });
    },
  });

  api.operation({
    post: '/auth/password-reset',
    summary: 'Choose a new password with a mailed link; ends every session',
    by: ['anyone'],
    takes: resetSchema,
    refuses: [429],
    answer: async ({ context, input }) => {
      await tryingLink(deps, context, () => resetPassword(deps, context, input));
    },
  });

  api.operation({
    get: '/auth/password',
    summary: 'Whether one has a password, or signs in with Google alone',
    by: ['user'],
    beforeProof: true,
    withoutConsent: true,
    gives: hasPasswordSchema,
    answer: async ({ session }) => {
      const person = await findPerson(deps.db, session);
      return { hasPassword: typeof person?.hash === 'string' };
    },
  });

  api.operation({
    post: '/auth/password',
    summary: 'Change one’s own password; ends the other sessions',
    by: ['user'],
    withoutConsent: true,
    takes: changePasswordSchema,
    refuses: [429],
    answer: async ({ context, session, input }) => {
      await changePassword(deps, context, session, input);
    },
  });

  api.operation({
    post: '/auth/set-up',
    summary: 'Make the first dietician with the one-time link of the console',
    by: ['anyone'],
    takes: setUpSchema,
    makes: signedIn,
    refuses: [409, 410, 429],
    answer: async ({ context, input }) => {
      const session = await tryingLink(deps, context, () =>
        makeFirstDietician(deps, context, input),
      );
      return { me: await deps.meOf(session) };
    },
  });
}

/**
 * Begins a session, or one that waits for a second factor. Tries are counted for each network and, as {@link
 * tryingPassword} says, for each account; only failures slow anyone down. Throws 401 for a wrong password or
 * an unknown address, 403 while the address has to be confirmed and for a disabled account, 429.
 */
async function signIn(
  deps: SignInDeps,
  context: Context,
  { email, password }: SignIn,
): Promise<Session | typeof ASKED> {
  const { db, config } = deps;
  const started = await untilDone(deps, 'proofByNetwork', addressOf(config, context), () =>
    tryingPassword(deps, context, email, async (turn) => {
      const user = await findPerson(db, { email });
      const isRight = await isPassword(password, user?.hash, turn);
      if (!isRight || !user?.hash) throw wrongPassword();
      if (config.smtpUrl && !user.emailVerified) throw unconfirmed();
      const { id: userId, hash } = user;
      return inTransaction(db, async (transaction) => {
        // Comparing takes a tenth of a second, in which the owner may have changed the password.
        if (!(await isStillPassword(transaction, userId, hash))) throw wrongPassword();
        return startSession(deps, context, transaction, { userId, proof: null });
      });
    }),
  );
  const session = await openSession(deps, context, started);
  if (session !== ASKED && !session.emailVerified) setSignUpCookie(deps, context, session.id);
  return session;
}

const wrongPassword = () =>
  new ApiFailure(401, 'INVALID_EMAIL_OR_PASSWORD', say.invalidEmailOrPassword);

const unconfirmed = () => new ApiFailure(403, 'EMAIL_NOT_VERIFIED', say.emailNotVerified);
