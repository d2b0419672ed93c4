import * as z from 'zod';
import {
  invitationCheckSchema,
  invitationLinkInputSchema,
  invitationSchema,
  invitationsInputSchema,
  invitedSchema,
  openedInvitationAnswerSchema,
  openedInvitationSchema,
  refusedSchema,
} from '#domain/invitations/invitationSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  idempotencyHeaders,
  json,
  nothing,
  operationOf,
  pageOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { countTry, forgetTry } from '../signIn/limits.ts';
import { linkHash } from '../signIn/sealedLink.ts';
import { invite, mailAgain, makeLink, revoke } from './changes.ts';
import type { InvitationDeps } from './deps.ts';
import { KIND } from './kind.ts';
import { listInvitations, openedInvitation, readInvitation } from './queries.ts';
import { reasonsAgainst } from './refused.ts';

const path = '/invitations';
const params = z.object({ id: idSchema });

const list = createRoute({
  method: 'get',
  path,
  summary: 'Whom the practice invited, the newest first',
  ...allow('dietician'),
  request: { query: pageQuery },
  responses: { 200: json(pageOf(invitationSchema)), ...refusals(401, 403, 422) },
});

const add = createRoute({
  method: 'post',
  path,
  summary: 'Invite customers by letter; says who was not invited, and why',
  ...allow('dietician'),
  ...audit('changes', 'invitation'),
  request: { headers: idempotencyHeaders, body: body(invitationsInputSchema) },
  responses: { 201: json(invitedSchema), ...refusals(401, 403, 422, 429) },
});

const check = createRoute({
  method: 'post',
  path: '/invitation-checks',
  summary: 'Who of a list would not be invited, and why; nothing is sent',
  ...allow('dietician'),
  request: { body: body(invitationCheckSchema) },
  responses: {
    200: json(z.strictObject({ refused: z.array(refusedSchema) })),
    ...refusals(401, 403, 422),
  },
});

const addLink = createRoute({
  method: 'post',
  path: '/invitation-links',
  summary: 'Make a link that invites: for one person, or for many in place of the one before',
  ...allow('dietician'),
  ...audit('changes', 'invitation'),
  request: { headers: idempotencyHeaders, body: body(invitationLinkInputSchema) },
  responses: { 201: json(invitationSchema), ...refusals(401, 403, 422, 429) },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Revoke an invitation, and forget whom it was for',
  ...allow('dietician'),
  ...audit('deletes', 'invitation'),
  request: { params },
  responses: { 204: nothing, ...refusals(401, 403, 404, 409) },
});

const letter = createRoute({
  method: 'post',
  path: `${path}/{id}/letter`,
  summary: 'Mail an invitation again, with another link in place of the one before',
  ...allow('dietician'),
  ...audit('changes', 'invitation'),
  request: { params },
  responses: { 200: json(invitationSchema), ...refusals(401, 403, 404, 409, 429) },
});

const opened = createRoute({
  // POST, because a token in an address would be written to logs.
  method: 'post',
  path: '/opened-invitations',
  summary: 'Who invites, for whoever has the link; it is not used up by being asked about',
  ...allow('anyone'),
  request: { body: body(openedInvitationSchema) },
  responses: { 200: json(openedInvitationAnswerSchema), ...refusals(422, 429) },
});

export function invitationRoutes(api: Api, deps: InvitationDeps): void {
  const read = async (db: Db, id: string) => {
    const invitation = await readInvitation({ ...deps, db }, id);
    if (!invitation) throw notFound();
    return invitation;
  };

  api.openapi(list, async (context) =>
    context.json(await listInvitations(deps, context.req.valid('query')), 200),
  );

  api.openapi(add, async (context) => {
    const input = context.req.valid('json');
    const { ids, refused } = await createOnce(context, input, (running) =>
      invite(deps, running, sessionOf(context).id, input),
    );
    deps.outbox.sendSoon(KIND);
    const refusedOf = ({ at, reason }: (typeof refused)[number]) => ({
      email: input.invitees[at]?.email ?? '',
      reason,
    });
    return context.json({ ids, refused: refused.map(refusedOf) }, 201);
  });

  api.openapi(check, async (context) => {
    const { emails } = context.req.valid('json');
    const reasons = await reasonsAgainst(deps, emails);
    const refused = emails.flatMap((email, at) => {
      const reason = reasons[at];
      return reason ? [{ email, reason }] : [];
    });
    return context.json({ refused }, 200);
  });

  api.openapi(addLink, async (context) => {
    const input = context.req.valid('json');
    const { id: dieticianId } = sessionOf(context);
    // Only the id is stored as the answer: the link is derived from it, and must not be stored.
    const { id } = await createOnce(context, input, async (running) => ({
      id: await makeLink(deps, running, dieticianId, input),
    }));
    return context.json(await read(deps.db, id), 201);
  });

  api.openapi(remove, async (context) => {
    await write(operationOf(context), (running) =>
      revoke(deps, running, context.req.valid('param').id),
    );
    return context.body(null, 204);
  });

  api.openapi(letter, async (context) => {
    const { id } = context.req.valid('param');
    await write(operationOf(context), (running) =>
      mailAgain(deps, running, sessionOf(context).id, id),
    );
    deps.outbox.sendSoon(KIND);
    return context.json(await read(deps.db, id), 200);
  });

  api.openapi(opened, async (context) => {
    const address = addressOf(deps.config, context);
    await countTry(deps, 'proofByNetwork', address);
    const hash = linkHash(deps.config.secret, 'invitation', context.req.valid('json').token);
    const found = hash === null ? null : await openedInvitation(deps, hash);
    if (!found) return context.json({ invitation: null }, 200);
    await forgetTry(deps, 'proofByNetwork', address);
    return context.json({ invitation: { ...found, practice: await deps.practice() } }, 200);
  });
}
