import * as z from 'zod';
import { meSchema } from '#domain/accounts/meSchema.ts';
import {
  changePasswordSchema,
  hasPasswordSchema,
  resetRequestSchema,
  resetSchema,
  setUpSchema,
  signInSchema,
  signUpSchema,
  verifySchema,
} from '#domain/signIn/accountSchema.ts';
import { TEXT_CHANGED } from '#domain/signIn/consentWords.ts';
import { invalidField } from '../http/failure.ts';
import {
  type Api,
  allow,
  beforeProof,
  body,
  createRoute,
  json,
  nothing,
  refusals,
  withoutConsent,
} from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { changePassword, resetPassword } from './changePassword.ts';
import type { SignInDeps } from './deps.ts';
import { mayMail } from './limits.ts';
import { tryingLink } from './links.ts';
import { mailNewPassword, mailVerification } from './mailedLinks.ts';
import { findPerson } from './people.ts';
import { forgetPlaces } from './places.ts';
import { findPending, findSession } from './session.ts';
import { dropSessionCookie } from './sessionCookie.ts';
import { makeFirstDietician } from './setUp.ts';
import { signIn } from './signIn.ts';
import { signUp, withInvitation } from './signUp.ts';
import { ASKED } from './startSession.ts';
import { inUniformTime } from './uniformTime.ts';
import { verifyEmail } from './verifyEmail.ts';

const signedIn = z.strictObject({ me: meSchema });
/** `me` is null when a second factor is needed. */
const perhapsAsked = z.strictObject({
  me: meSchema.nullable(),
  secondFactor: z.literal(true).optional(),
});
const asked = { me: null, secondFactor: true } as const;
const maybeSignedIn = z.strictObject({ me: meSchema.nullable() });

const post = <Path extends string>(path: Path, summary: string) =>
  ({ method: 'post', path: `/auth/${path}`, summary }) as const;

const routes = {
  signUp: createRoute({
    ...post('sign-up', 'Make an account; without a session while the address has to be verified'),
    ...allow('anyone'),
    request: { body: body(signUpSchema) },
    responses: { 201: json(maybeSignedIn), ...refusals(410, 422, 429) },
  }),
  signIn: createRoute({
    ...post('sign-in', 'Begin a session'),
    ...allow('anyone'),
    request: { body: body(signInSchema) },
    responses: { 200: json(perhapsAsked), ...refusals(401, 403, 422, 429) },
  }),
  signOut: createRoute({
    ...post('sign-out', 'End this session'),
    ...allow('anyone'),
    responses: { 204: nothing },
  }),
  signOutEverywhere: createRoute({
    ...post('sign-out-everywhere', 'End every session of this person, this one too'),
    ...allow('user'),
    ...beforeProof,
    ...withoutConsent,
    responses: { 204: nothing, ...refusals(401) },
  }),
  verify: createRoute({
    ...post('verify-email', 'Confirm an address with the token of a mailed link'),
    ...allow('anyone'),
    request: { body: body(verifySchema) },
    responses: { 200: json(perhapsAsked), ...refusals(401, 403, 410, 422, 429) },
  }),
  verificationMail: createRoute({
    ...post('verification-mail', 'Mail the link that confirms an address once more'),
    ...allow('anyone'),
    request: { body: body(resetRequestSchema) },
    responses: { 204: nothing, ...refusals(422, 429) },
  }),
  resetMail: createRoute({
    ...post('password-reset-mail', 'Mail a link for choosing a new password'),
    ...allow('anyone'),
    request: { body: body(resetRequestSchema) },
    responses: { 204: nothing, ...refusals(422, 429) },
  }),
  reset: createRoute({
    ...post('password-reset', 'Choose a new password with a mailed link; ends every session'),
    ...allow('anyone'),
    request: { body: body(resetSchema) },
    responses: { 204: nothing, ...refusals(422, 429) },
  }),
  hasPassword: createRoute({
    method: 'get',
    path: '/auth/password',
    summary: 'Whether one has a password, or signs in with Google alone',
    ...allow('user'),
    ...beforeProof,
    ...withoutConsent,
    responses: { 200: json(hasPasswordSchema), ...refusals(401) },
  }),
  changePassword: createRoute({
    ...post('password', 'Change one’s own password; ends the other sessions'),
    ...allow('user'),
    ...withoutConsent,
    request: { body: body(changePasswordSchema) },
    responses: { 204: nothing, ...refusals(401, 422, 429) },
  }),
  setUp: createRoute({
    ...post('set-up', 'Make the first dietician with the one-time link of the console'),
    ...allow('anyone'),
    request: { body: body(setUpSchema) },
    responses: { 201: json(signedIn), ...refusals(409, 410, 422, 429) },
  }),
};

export function authRoutes(api: Api, deps: SignInDeps): void {
  api.openapi(routes.signUp, async (context) => {
    const input = context.req.valid('json');
    if (input.consent !== (await deps.privacyVersion()))
      throw invalidField('consent', TEXT_CHANGED);
    // The owner of an existing account is told by mail, but not again and again.
    const quiet = !(await mayMail(deps, context, input.email, 'sign-up'));
    const making = () =>
      withInvitation(deps, context, input, () => signUp(deps, context, input, quiet));
    // Without a mail server the answer says openly that the account exists, as there is no other way to tell
    // the owner.
    const session = await (deps.config.smtpUrl
      ? inUniformTime(deps.answerStepMs, making)
      : making());
    return context.json({ me: session && (await deps.meOf(session)) }, 201);
  });

  api.openapi(routes.signIn, async (context) => {
    const session = await signIn(deps, context, context.req.valid('json'));
    return context.json(session === ASKED ? asked : { me: await deps.meOf(session) }, 200);
  });

  api.openapi(routes.signOut, async (context) => {
    const session = (await findSession(deps, context)) ?? (await findPending(deps, context));
    if (session) {
      await deps.db.deleteFrom('session').where('id', '=', session.sessionId).execute();
      deps.hub.publish([{ ended: { userId: session.id, sessionId: session.sessionId } }]);
    }
    dropSessionCookie(deps, context);
    return context.body(null, 204);
  });

  api.openapi(routes.signOutEverywhere, async (context) => {
    const { id, email } = sessionOf(context);
    await deps.db.deleteFrom('session').where('userId', '=', id).execute();
    await forgetPlaces(deps.db, email);
    deps.hub.publish([{ ended: { userId: id } }]);
    dropSessionCookie(deps, context);
    return context.body(null, 204);
  });

  api.openapi(routes.verify, async (context) => {
    const verified = await tryingLink(deps, context, () =>
      verifyEmail(deps, context, context.req.valid('json')),
    );
    return context.json(verified === ASKED ? asked : { me: await deps.meOf(verified) }, 200);
  });

  api.openapi(routes.verificationMail, async (context) => {
    const { email } = context.req.valid('json');
    const sends = await mayMail(deps, context, email, 'verification');
    await inUniformTime(deps.answerStepMs, async () => {
      if (sends) await mailVerification(deps, email);
    });
    return context.body(null, 204);
  });

  api.openapi(routes.resetMail, async (context) => {
    const { email } = context.req.valid('json');
    const sends = await mayMail(deps, context, email, 'password-reset');
    await inUniformTime(deps.answerStepMs, async () => {
      if (sends) await mailNewPassword(deps, email);
    });
    return context.body(null, 204);
  });

  api.openapi(routes.reset, async (context) => {
    await tryingLink(deps, context, () => resetPassword(deps, context, context.req.valid('json')));
    return context.body(null, 204);
  });

  api.openapi(routes.hasPassword, async (context) => {
    const person = await findPerson(deps.db, sessionOf(context));
    return context.json({ hasPassword: typeof person?.hash === 'string' }, 200);
  });

  api.openapi(routes.changePassword, async (context) => {
    await changePassword(deps, context, sessionOf(context), context.req.valid('json'));
    return context.body(null, 204);
  });

  api.openapi(routes.setUp, async (context) => {
    const session = await tryingLink(deps, context, () =>
      makeFirstDietician(deps, context, context.req.valid('json')),
    );
    return context.json({ me: await deps.meOf(session) }, 201);
  });
}
