import { KEPT_DAYS } from '#domain/notifications/kinds.ts';
import type { Notification, ReadInput } from '#domain/notifications/notificationSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import type { Deps } from '../http/deps.ts';
import { notFound } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { readable } from './personToTell.ts';

const PAGES = pagesOf('notifications', 1);

type Asked = { readonly after?: string | undefined; readonly limit: number };

/** A page of somebody's notifications, the newest first. Throws 422 for a cursor of another list. */
export async function listNotifications(db: Db, session: Session, { after, limit }: Asked) {
  const [id] = PAGES.keysOf(after) ?? [];
  let asking = readable(db, session)
    .select(['notification.id', 'notification.kind', 'notification.about'])
    .select(['notification.createdAt', 'notification.readAt'])
    .select(['about.id as customerId', 'about.name as customerName'])
    .where('notification.app', '=', true)
    .orderBy('notification.id', 'desc')
    .limit(rowLimit(limit + 1));
  if (id !== undefined) asking = asking.where('notification.id', '<', id);
  const { items, next } = pageFrom(await asking.execute(), limit, (last) =>
    PAGES.cursorOf(last.id),
  );
  return {
    next,
    items: items.map(({ customerId, customerName, readAt, kind, ...row }): Notification => {
      const isOfOther = customerId !== null && customerId !== session.id;
      return {
        ...row,
        kind: kind as Notification['kind'],
        read: readAt !== null,
        customer: isOfOther ? { id: customerId, name: customerName ?? '' } : null,
      };
    }),
  };
}

export async function countUnreadOf(db: Db, session: Session): Promise<number> {
  const { count } = await readable(db, session)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('notification.readAt', 'is', null)
    .where('notification.app', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Marks notifications of somebody's list as read: those with these ids, and all below one of them.
 * Notifications sent only by other channels are not in the list, so they stay unread.
 */
export async function markRead(
  { db, changed }: Write,
  userId: string,
  { ids, below }: ReadInput,
  at: Date,
) {
  const rows = await db
    .updateTable('notification')
    .set({ readAt: at.toISOString() })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where('app', '=', true)
    .where((where) =>
      where.or([where('id', 'in', ids), ...(below === undefined ? [] : [where('id', '<', below)])]),
    )
    .returning('id')
    .execute();
  if (rows.length > 0) changed('notification', userId);
}

/** Throws 404 unless somebody may read this notification. */
export async function requireReadable(db: Db, session: Session, id: string): Promise<void> {
  const row = await readable(db, session)
    .select('notification.id')
    .where('notification.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
}

const DAY_MS = 86_400_000;

/** Deletes the notifications that have been kept for long enough. Called every hour. */
export async function forgetNotifications({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('notification').where('createdAt', '<', before).execute();
}
