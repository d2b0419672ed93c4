import * as z from 'zod';
import {
  conversationInputSchema,
  conversationSchema,
  doneInputSchema,
  doneSchema,
  inboxCountSchema,
  inboxItemSchema,
} from '#domain/conversations/conversationSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  idempotencyHeaders,
  ifMatchHeaders,
  itemParams,
  json,
  nothing,
  operationOf,
  pageOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf, todayOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { write } from '../http/write.ts';
import { changingOf } from './changing.ts';
import { settleDone, undoDone } from './done.ts';
import { countInbox, listInbox } from './inbox.ts';
import { changeConversation, readConversation } from './state.ts';

const path = '/customers/{uid}/conversation';

const list = createRoute({
  method: 'get',
  path: '/inbox',
  summary:
    'What waits for an answer, a customer each, longest waiting first; not what is put off until a later day',
  ...allow('dietician'),
  ...audit('reads', 'inbox'),
  request: {
    query: pageQuery.extend({
      limit: z.coerce.number().int().min(1).max(50).default(25),
      mine: z.enum(['yes', 'no']).default('no').meta({
        description: 'Only customers who are one’s own, or nobody’s in particular',
      }),
    }),
  },
  responses: { 200: json(pageOf(inboxItemSchema)), ...refusals(401, 403, 422) },
});

const count = createRoute({
  method: 'get',
  path: '/inbox/count',
  summary: 'How many customers wait for an answer',
  ...allow('dietician'),
  responses: { 200: json(inboxCountSchema), ...refusals(401, 403) },
});

const read = createRoute({
  method: 'get',
  path,
  summary: 'Whose a conversation is, until when it is put off, and what of it waits',
  ...allow('dietician'),
  ...audit('reads', 'message', 'daily-progress'),
  request: { params: customerParams },
  responses: { 200: json(conversationSchema), ...refusals(401, 403, 404) },
});

const change = createRoute({
  method: 'put',
  path,
  summary: 'Give a conversation to a colleague, or put it off until a day of the customer’s',
  ...allow('dietician'),
  ...audit('changes', 'conversation'),
  request: {
    params: customerParams,
    headers: ifMatchHeaders,
    body: body(conversationInputSchema),
  },
  responses: { 200: json(conversationSchema), ...refusals(401, 403, 404, 409, 412, 422, 428) },
});

const done = createRoute({
  method: 'post',
  path: `${path}/done`,
  summary: 'Settle without an answer exactly what was seen; the id undoes it',
  ...allow('dietician'),
  ...audit('changes', 'conversation'),
  request: { params: customerParams, headers: idempotencyHeaders, body: body(doneInputSchema) },
  responses: { 201: json(doneSchema), ...refusals(401, 403, 404, 422) },
});

const undo = createRoute({
  method: 'delete',
  path: `${path}/done/{id}`,
  summary: 'Undo it: what was settled waits again, unless it was settled otherwise since',
  ...allow('dietician'),
  ...audit('changes', 'conversation'),
  request: { params: itemParams },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

export function inboxRoutes(api: Api, { db, now }: Deps): void {
  api.openapi(list, async (context) => {
    const { mine, ...page } = context.req.valid('query');
    const asked = { ...page, mine: mine === 'yes' ? sessionOf(context).id : null };
    return context.json(await listInbox(db, now(), asked), 200);
  });

  api.openapi(count, async (context) =>
    context.json(await countInbox(db, now(), sessionOf(context).id), 200),
  );

  api.openapi(read, async (context) => {
    const scope = scopeOf(context);
    return context.json(await readConversation(db, scope, todayOf({ now }, scope)), 200);
  });

  api.openapi(change, async (context) => {
    const version = ifMatch(context);
    const input = context.req.valid('json');
    const conversation = await write(operationOf(context), async (running) => {
      await changeConversation(changingOf(context, running), version, input);
      const scope = scopeOf(context);
      return readConversation(running.db, scope, todayOf({ now }, scope));
    });
    return context.json(conversation, 200);
  });

  api.openapi(done, async (context) => {
    const input = context.req.valid('json');
    const id = await createOnce(context, input, (running) =>
      settleDone(changingOf(context, running), input),
    );
    return context.json({ id }, 201);
  });

  api.openapi(undo, async (context) => {
    const { id } = context.req.valid('param');
    await write(operationOf(context), (running) => undoDone(changingOf(context, running), id));
    return context.body(null, 204);
  });
}
