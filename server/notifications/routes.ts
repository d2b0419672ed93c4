import {
  notificationSchema,
  readInputSchema,
  unreadSchema,
} from '#domain/notifications/notificationSchema.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { countUnreadOf, listNotifications, markRead, requireReadable } from './queries.ts';

const path = '/notifications';
const ofBoth = ['customer', 'assistant'] as const;

export function notificationRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.operation({
    get: path,
    summary: 'What one was told, the newest first',
    by: ofBoth,
    query: pageQuery,
    gives: pageOf(notificationSchema),
    answer: ({ session, query: page }) => listNotifications(db, session, page),
  });

  api.operation({
    get: `${path}/unread`,
    summary: 'How much of it one has not read',
    by: ofBoth,
    gives: unreadSchema,
    answer: async ({ session }) => ({ count: await countUnreadOf(db, session) }),
  });

  api.operation({
    put: `${path}/read`,
    summary: 'Mark some as read, and all below one of them; unknown ones change nothing',
    by: ofBoth,
    takes: readInputSchema,
    answer: async ({ session: { id }, operation, input: which }) => {
      await write(operation, (running) => markRead(running, id, which, deps.now()));
    },
  });

  api.operation({
    put: `${path}/{id}/read`,
    summary: 'Mark one as read',
    by: ofBoth,
    answer: async ({ session, operation, params: { id } }) => {
      await write(operation, async (running) => {
        await requireReadable(running.db, session, id);
        await markRead(running, session.id, { ids: [id] }, deps.now());
      });
    },
  });
}
