import {
  messageInputSchema,
  messageSchema,
  messagesSchema,
  readUpToSchema,
  takeOverSchema,
} from '#domain/conversations/messageSchema.ts';
import { daySchema } from '#domain/daySchema.ts';
import { audit } from '../audit/declare.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  idempotencyHeaders,
  itemParams,
  json,
  nothing,
  operationOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import type { ImageDeps } from '../images/deps.ts';
import { removeLeftover } from '../images/sweep.ts';
import { changingOf, lockConversation, sideOf } from './changing.ts';
import { countUnread, listMessages, markRead } from './queries.ts';
import { sendMessage } from './send.ts';
import { takeBack } from './takeBack.ts';
import { takeOver } from './takeOver.ts';
import { tellRead } from './told.ts';
import { writingOf } from './writing.ts';

const path = '/customers/{uid}/messages';
const byBoth = allow('owner', 'dietician');

const list = createRoute({
  method: 'get',
  path,
  summary:
    'A customer’s conversation with the practice, newest first; or what of it is about one day',
  ...byBoth,
  ...audit('reads', 'message'),
  request: {
    params: customerParams,
    query: pageQuery.extend({ date: daySchema.optional() }),
  },
  responses: { 200: json(messagesSchema), ...refusals(401, 403, 404, 422) },
});

const send = createRoute({
  method: 'post',
  path,
  summary: 'Ask, or answer; a dietician may suggest a changed meal with it',
  ...byBoth,
  ...audit('changes', 'message'),
  request: { params: customerParams, headers: idempotencyHeaders, body: body(messageInputSchema) },
  responses: { 201: json(messageSchema), ...refusals(401, 403, 404, 409, 422, 429) },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Take one’s own message back, within five minutes; again, it changes nothing',
  ...byBoth,
  ...audit('deletes', 'message'),
  request: { params: itemParams },
  responses: { 204: nothing, ...refusals(401, 403, 404, 409) },
});

const takeItOver = createRoute({
  method: 'post',
  path: `${path}/{id}/taken-over`,
  summary: 'Make a suggested meal part of the plan, as its next version; again, it changes nothing',
  ...allow('dietician'),
  ...audit('changes', 'diet-plan'),
  request: { params: itemParams, body: body(takeOverSchema) },
  responses: { 200: json(messageSchema), ...refusals(401, 403, 404, 409, 412, 422) },
});

const hasRead = createRoute({
  method: 'put',
  path: `${path}/read`,
  summary: 'Note until which message one has read; a dietician for all of the practice',
  ...byBoth,
  ...audit('reads', 'message'),
  request: { params: customerParams, body: body(readUpToSchema) },
  responses: { 204: nothing, ...refusals(401, 403, 404, 422) },
});

export function messageRoutes(api: Api, deps: ImageDeps): void {
  const { db } = deps;

  api.openapi(list, async (context) => {
    const scope = scopeOf(context);
    const side = sideOf(context);
    const reader = { readerId: sessionOf(context).id, side };
    const page = await listMessages(db, scope, reader, context.req.valid('query'));
    const unread = await countUnread(db, scope, side);
    const writing = await writingOf(db, scope, { now: deps.now, side });
    return context.json({ ...page, unread, writing }, 200);
  });

  api.openapi(send, async (context) => {
    const input = context.req.valid('json');
    // Refusals are decided inside, so that a repeated request for a stored message gets its answer again.
    const message = await createOnce(context, input, (running) =>
      sendMessage(changingOf(context, running), input),
    );
    return context.json(message, 201);
  });

  api.openapi(remove, async (context) => {
    const { id } = context.req.valid('param');
    const picture = await write(operationOf(context), (running) =>
      takeBack(changingOf(context, running), id),
    );
    if (picture) await removeLeftover(deps, scopeOf(context).customerId, picture);
    return context.body(null, 204);
  });

  api.openapi(takeItOver, async (context) => {
    const { id } = context.req.valid('param');
    const confirmation = context.req.valid('json');
    const message = await write(operationOf(context), (running) =>
      takeOver(changingOf(context, running), id, confirmation),
    );
    return context.json(message, 200);
  });

  api.openapi(hasRead, async (context) => {
    const scope = scopeOf(context);
    const { upTo } = context.req.valid('json');
    await write(operationOf(context), async (running) => {
      const changing = changingOf(context, running);
      await lockConversation(changing);
      if (await markRead(running.db, scope, changing.side, upTo)) await tellRead(changing);
    });
    return context.body(null, 204);
  });
}
