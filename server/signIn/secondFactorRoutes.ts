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
import { addressOf } from '../http/origin.ts';
import { sessionOf } from '../http/session.ts';
import { keyUri, newKey, proveByCode, secondFactorOf } from './authenticator.ts';
import type { SignInDeps } from './deps.ts';
import { untilDone } from './limits.ts';
import { addAuthenticator, removeAuthenticator, requireMayEnrol } from './ownAuthenticator.ts';

const routes = {
  read: createRoute({
    method: 'get',
    path: '/auth/second-factor',
    summary: 'What one proves oneself with beside the password',
    ...allow('user'),
    ...withoutConsent,
    ...beforeProof,
    responses: { 200: json(secondFactorSchema), ...refusals(401) },
  }),
  prove: createRoute({
    method: 'post',
    path: '/auth/second-factor',
    summary: 'The second step of signing in: a code of the app, or a recovery code',
    ...allow('anyone'),
    request: { body: body(proveSchema) },
    responses: { 200: json(z.strictObject({ me: meSchema })), ...refusals(401, 409, 422, 429) },
  }),
  newKey: createRoute({
    method: 'post',
    path: '/auth/authenticator/key',
    summary: 'A new key for an authenticator app; nothing is stored yet',
    ...allow('dietician', 'customer'),
    ...withoutConsent,
    ...beforeProof,
    responses: { 200: json(newKeySchema), ...refusals(401, 403) },
  }),
  add: createRoute({
    method: 'put',
    path: '/auth/authenticator',
    summary: 'Sign in with a code of this app from now on; answers the recovery codes, once',
    ...allow('dietician', 'customer'),
    ...withoutConsent,
    ...beforeProof,
    request: { body: body(addAuthenticatorSchema) },
    responses: { 200: json(recoveryCodesSchema), ...refusals(401, 403, 409, 422, 429) },
  }),
  remove: createRoute({
    method: 'post',
    path: '/auth/authenticator/remove',
    summary: 'Sign in without a code again',
    ...allow('user'),
    ...withoutConsent,
    request: { body: body(proofAgainSchema) },
    responses: { 204: nothing, ...refusals(401, 403, 409, 422, 429) },
  }),
};

export function secondFactorRoutes(api: Api, deps: SignInDeps): void {
  api.openapi(routes.read, async (context) =>
    context.json(await secondFactorOf(deps, sessionOf(context).id), 200),
  );

  api.openapi(routes.prove, async (context) => {
    const session = await untilDone(deps, 'proofByNetwork', addressOf(deps.config, context), () =>
      proveByCode(deps, context, context.req.valid('json').code),
    );
    return context.json({ me: await deps.meOf(session) }, 200);
  });

  api.openapi(routes.newKey, async (context) => {
    const key = newKey();
    const practice = await deps.practice();
    return context.json({ key, uri: keyUri(key, practice, sessionOf(context).email) }, 200);
  });

  api.openapi(routes.add, async (context) => {
    const session = sessionOf(context);
    await requireMayEnrol(deps, session);
    const recoveryCodes = await addAuthenticator(deps, context, session, context.req.valid('json'));
    return context.json({ recoveryCodes }, 200);
  });

  api.openapi(routes.remove, async (context) => {
    await removeAuthenticator(deps, context, sessionOf(context), context.req.valid('json'));
    return context.body(null, 204);
  });
}
