import * as z from 'zod';
import { ownSessionSchema } from '#domain/signIn/sessionSchema.ts';
import { longIdSchema } from '#domain/textSchema.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  createRoute,
  json,
  nothing,
  refusals,
  withoutConsent,
} from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './ownSessions.ts';

const list = createRoute({
  method: 'get',
  path: '/auth/sessions',
  summary: 'Where one is signed in',
  ...allow('user'),
  ...withoutConsent,
  responses: {
    200: json(z.strictObject({ items: z.array(ownSessionSchema) })),
    ...refusals(401),
  },
});

const end = createRoute({
  method: 'delete',
  path: '/auth/sessions/{id}',
  summary: 'End one of one’s own sessions; the same answer for one that is over, or nobody’s',
  ...allow('user'),
  ...withoutConsent,
  request: { params: z.object({ id: longIdSchema }) },
  responses: { 204: nothing, ...refusals(401, 404) },
});

const endOthers = createRoute({
  method: 'post',
  path: '/auth/sign-out-elsewhere',
  summary: 'End every session of this person but this one',
  ...allow('user'),
  ...withoutConsent,
  responses: { 204: nothing, ...refusals(401) },
});

export function ownSessionRoutes(api: Api, deps: Deps): void {
  api.openapi(list, async (context) =>
    context.json({ items: await listOwnSessions(deps, sessionOf(context)) }, 200),
  );

  api.openapi(end, async (context) => {
    await endOwnSession(deps, context, sessionOf(context), context.req.valid('param').id);
    return context.body(null, 204);
  });

  api.openapi(endOthers, async (context) => {
    await endOtherSessions(deps, context, sessionOf(context));
    return context.body(null, 204);
  });
}
