import * as z from 'zod';
import {
  notificationSchema,
  readInputSchema,
  unreadSchema,
} from '#domain/notifications/notificationSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import type { Deps } from '../http/deps.ts';
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
import { sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { countUnreadOf, listNotifications, markRead, requireReadable } from './queries.ts';

const path = '/notifications';
const ofBoth = allow('customer', 'dietician');

const list = createRoute({
  method: 'get',
  path,
  summary: 'What one was told, the newest first',
  ...ofBoth,
  request: { query: pageQuery },
  responses: { 200: json(pageOf(notificationSchema)), ...refusals(401, 403, 422) },
});

const unread = createRoute({
  method: 'get',
  path: `${path}/unread`,
  summary: 'How much of it one has not read',
  ...ofBoth,
  responses: { 200: json(unreadSchema), ...refusals(401, 403) },
});

const readMany = createRoute({
  method: 'put',
  path: `${path}/read`,
  summary: 'Mark some as read, and all below one of them; unknown ones change nothing',
  ...ofBoth,
  request: { body: body(readInputSchema) },
  responses: { 204: nothing, ...refusals(401, 403, 422) },
});

const readOne = createRoute({
  method: 'put',
  path: `${path}/{id}/read`,
  summary: 'Mark one as read',
  ...ofBoth,
  request: { params: z.object({ id: idSchema }) },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

export function notificationRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.openapi(list, async (context) => {
    const page = context.req.valid('query');
    return context.json(await listNotifications(db, sessionOf(context), page), 200);
  });

  api.openapi(unread, async (context) =>
    context.json({ count: await countUnreadOf(db, sessionOf(context)) }, 200),
  );

  api.openapi(readMany, async (context) => {
    const { id } = sessionOf(context);
    const which = context.req.valid('json');
    await write(operationOf(context), (running) => markRead(running, id, which, deps.now()));
    return context.body(null, 204);
  });

  api.openapi(readOne, async (context) => {
    const session = sessionOf(context);
    const { id } = context.req.valid('param');
    await write(operationOf(context), async (running) => {
      await requireReadable(running.db, session, id);
      await markRead(running, session.id, { ids: [id] }, deps.now());
    });
    return context.body(null, 204);
  });
}
