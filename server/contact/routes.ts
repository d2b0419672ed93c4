import * as z from 'zod';
import {
  contactInputSchema,
  contactMarksSchema,
  contactMessageSchema,
  messageBoxSchema,
} from '#domain/contact/contactMessageSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  json,
  nothing,
  operationOf,
  pageOf,
  pageQuery,
  refusals,
} from '../http/operation.ts';
import { answerPlainForm, isPlainForm } from './plainForm.ts';
import { countUnread, deleteMessage, listMessages, markMessage } from './queries.ts';
import { type ContactDeps, receive } from './receive.ts';

const path = '/contact-messages';
const ofOne = '/contact-messages/{id}';
const params = z.object({ id: idSchema });

const send = createRoute({
  method: 'post',
  path,
  summary: 'Write to the practice',
  description: 'Takes a plain HTML form as well, and answers that with a page.',
  ...allow('anyone'),
  request: { body: body(contactInputSchema) },
  responses: { 204: nothing, ...refusals(422, 429) },
});

const list = createRoute({
  method: 'get',
  path,
  summary: 'What visitors wrote, received last first',
  ...allow('dietician'),
  request: { query: pageQuery.extend({ box: messageBoxSchema.default('inbox') }) },
  responses: { 200: json(pageOf(contactMessageSchema)), ...refusals(401, 403, 422) },
});

const unread = createRoute({
  method: 'get',
  path: '/contact-messages/unread',
  summary: 'How many messages of the inbox nobody has read',
  ...allow('dietician'),
  responses: { 200: json(z.strictObject({ unread: z.int() })), ...refusals(401, 403) },
});

const mark = createRoute({
  method: 'put',
  path: ofOne,
  summary: 'Mark a message as read or archived, or not',
  ...allow('dietician'),
  request: { params, body: body(contactMarksSchema) },
  responses: { 200: json(contactMessageSchema), ...refusals(401, 403, 404, 422) },
});

const remove = createRoute({
  method: 'delete',
  path: ofOne,
  summary: 'Delete a message for good',
  ...allow('dietician'),
  request: { params },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

export function contactRoutes(api: Api, deps: ContactDeps): void {
  const { db } = deps;

  // Registered before the operation below, which accepts JSON only; both are open to everybody.
  api.post(path, (context, next) =>
    isPlainForm(context) ? answerPlainForm(deps, context) : next(),
  );

  api.openapi(send, async (context) => {
    // Spam gets the same answer. Our own page never sends the hidden field.
    await receive(deps, context, context.req.valid('json'));
    return context.body(null, 204);
  });

  api.openapi(list, async (context) =>
    context.json(await listMessages(db, context.req.valid('query')), 200),
  );

  api.openapi(unread, async (context) => context.json({ unread: await countUnread(db) }, 200));

  api.openapi(mark, async (context) => {
    const { id } = context.req.valid('param');
    return context.json(
      await markMessage(operationOf(context), id, context.req.valid('json')),
      200,
    );
  });

  api.openapi(remove, async (context) => {
    await deleteMessage(operationOf(context), context.req.valid('param').id);
    return context.body(null, 204);
  });
}
