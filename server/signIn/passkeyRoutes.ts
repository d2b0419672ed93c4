import * as z from 'zod';
import { meSchema } from '#domain/accounts/meSchema.ts';
import {
  addPasskeySchema,
  passkeyOptionsSchema,
  passkeySchema,
  signInByPasskeySchema,
} from '#domain/signIn/passkeySchema.ts';
import { proofAgainSchema } from '#domain/signIn/secondFactorSchema.ts';
import { longIdSchema } from '#domain/textSchema.ts';
import {
  type Api,
  allow,
  beforeProof,
  body,
  createRoute,
  json,
  nothing,
  rawJson,
  refusals,
  withoutConsent,
} from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { sessionOf } from '../http/session.ts';
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

const routes = {
  list: createRoute({
    method: 'get',
    path: '/auth/passkeys',
    summary: 'One’s own passkeys',
    ...allow('user'),
    ...withoutConsent,
    ...beforeProof,
    responses: { 200: json(z.strictObject({ items: z.array(passkeySchema) })), ...refusals(401) },
  }),
  toAdd: createRoute({
    method: 'post',
    path: '/auth/passkeys/options',
    summary: 'What a browser needs to make a passkey, for who proves anew who they are',
    ...allow('dietician', 'customer'),
    ...withoutConsent,
    ...beforeProof,
    request: { body: body(proofAgainSchema) },
    responses: { 200: json(passkeyOptionsSchema), ...refusals(401, 403, 409, 422, 429) },
  }),
  add: createRoute({
    method: 'post',
    path: '/auth/passkeys',
    summary: 'Keep a passkey that the browser made',
    ...allow('dietician', 'customer'),
    ...withoutConsent,
    ...beforeProof,
    request: { body: body(addPasskeySchema) },
    responses: { 204: nothing, ...refusals(401, 403, 409, 422, 429) },
  }),
  remove: createRoute({
    method: 'post',
    path: '/auth/passkeys/{id}/remove',
    summary: 'Remove one of one’s own passkeys; the same answer for one that is gone, or nobody’s',
    ...allow('user'),
    ...withoutConsent,
    request: { params: z.object({ id: longIdSchema }), body: body(proofAgainSchema) },
    responses: { 204: nothing, ...refusals(401, 403, 404, 422, 429) },
  }),
  toSignIn: createRoute({
    method: 'post',
    path: '/auth/passkeys/sign-in-options',
    summary: 'What a browser needs to sign in with a passkey',
    ...allow('anyone'),
    responses: { 200: json(passkeyOptionsSchema), ...refusals(429) },
  }),
  signIn: createRoute({
    method: 'post',
    path: '/auth/passkeys/sign-in',
    summary: 'Begin a session with a passkey',
    ...allow('anyone'),
    request: { body: body(signInByPasskeySchema) },
    responses: { 200: json(z.strictObject({ me: meSchema })), ...refusals(401, 403, 422, 429) },
  }),
};

export function passkeyRoutes(api: Api, deps: SignInDeps): void {
  api.openapi(routes.list, async (context) =>
    context.json({ items: await listPasskeys(deps, sessionOf(context).id) }, 200),
  );

  api.openapi(routes.toAdd, async (context) => {
    const session = sessionOf(context);
    await requireMayEnrol(deps, session);
    await proveAgain(deps, context, session, context.req.valid('json'));
    return rawJson(
      context,
      JSON.stringify(await optionsToAdd(deps, session, relyingParty(deps, context))),
    );
  });

  api.openapi(routes.add, async (context) => {
    const session = sessionOf(context);
    await requireMayEnrol(deps, session);
    const { name, passkey } = context.req.valid('json');
    const response = passkey as Parameters<typeof addPasskey>[3]['passkey'];
    const site = relyingParty(deps, context);
    await untilDone(deps, 'proofByNetwork', addressOf(deps.config, context), () =>
      addPasskey(deps, session, site, { name, passkey: response }),
    );
    return context.body(null, 204);
  });

  api.openapi(routes.remove, async (context) => {
    const session = sessionOf(context);
    await proveAgain(deps, context, session, context.req.valid('json'));
    await removePasskey(deps, session.id, context.req.valid('param').id);
    return context.body(null, 204);
  });

  api.openapi(routes.toSignIn, async (context) => {
    await countTry(deps, 'proofByNetwork', addressOf(deps.config, context));
    return rawJson(
      context,
      JSON.stringify(await optionsToSignIn(deps, relyingParty(deps, context))),
    );
  });

  api.openapi(routes.signIn, async (context) => {
    const address = addressOf(deps.config, context);
    const { passkey } = context.req.valid('json');
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
    return context.json({ me: await deps.meOf(session) }, 200);
  });
}
