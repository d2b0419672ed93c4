import {
  notificationSchema,
  readInputSchema,
  unreadSchema,
} from '#domain/notifications/notificationSchema.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, operationOf, pageOf, pageQuery } from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { countUnreadOf, listNotifications, markRead, requireReadable } from './queries.ts';

const path = '/notifications';
const ofBoth = ['customer', 'dietician'] as const;

export function notificationRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.operation({
    get: path,
    summary: 'What one was told, the newest first',
    by: ofBoth,
    query: pageQuery,
    gives: pageOf(notificationSchema),
    answer: async (context) => {
      const page = context.req.valid('query');
      return await listNotifications(db, sessionOf(context), page);
    },
  });

  api.operation({
    get: `${path}/unread`,
    summary: 'How much of it one has not read',
    by: ofBoth,
    gives: unreadSchema,
    answer: async (context) => ({ count: await countUnreadOf(db, sessionOf(context)) }),
  });

  api.operation({
    put: `${path}/read`,
    summary: 'Mark some as read, and all below one of them; unknown ones change nothing',
    by: ofBoth,
    takes: readInputSchema,
    answer: async (context) => {
      const { id } = sessionOf(context);
      const which = context.req.valid('json');
      await write(operationOf(context), (running) => markRead(running, id, which, deps.now()));
    },
  });

  api.operation({
    put: `${path}/{id}/read`,
    summary: 'Mark one as read',
    by: ofBoth,
    answer: async (context) => {
      const session = sessionOf(context);
      const { id } = context.req.valid('param');
      await write(operationOf(context), async (running) => {
        await requireReadable(running.db, session, id);
        await markRead(running, session.id, { ids: [id] }, deps.now());
      });
    },
  });
}
