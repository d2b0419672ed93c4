import type { ExpressionBuilder, Transaction } from 'kysely';
import {
  type CustomerKind,
  type DieticianKind,
  isNotificationKind,
  type NotificationKind,
  usualChannels,
} from '#domain/notifications/kinds.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { orderedId } from '../db/schema.ts';

/** The transaction in which somebody is told, and which notes the changes to publish: `http/write.ts`. */
type Running = {
  readonly db: Transaction<Schema>;
  changed(kind: string, id: string): void;
};

/** A notification to send. `about`: the id or the day of its subject; '' when it is about the customer only. */
type News<Kind extends NotificationKind> = {
  readonly kind: Kind;
  readonly customerId: string;
  readonly about: string;
  readonly at: Date;
};

/**
 * Tells a customer of something, in the transaction in which it happens: in their list, and by the channels
 * they chose. While it is unread, the same news is not told again.
 */
export const notifyCustomer = (running: Running, news: News<CustomerKind>): Promise<void> =>
  tell(running, [news.customerId], news);

type ToDieticians = Omit<News<DieticianKind>, 'customerId'> & {
  /** Null for what a visitor wrote. */
  readonly customerId: string | null;
  /** The dietician who does it, and so need not be told. */
  readonly byId?: string | null;
  /** A colleague to tell as well, for example the one to whom a conversation is assigned. */
  readonly alsoId?: string | null;
};

/** Tells the dietician whom a customer is assigned to; all dieticians while there is none. */
export async function notifyDieticians(running: Running, news: ToDieticians): Promise<void> {
  const { customerId, byId, alsoId } = news;
  const found = await assignedDieticians(running.db, customerId, alsoId ?? null);
  const told = found.filter((id) => id !== byId);
  await tell(running, told, news);
}

/** Tells one dietician of something that a colleague passed to them. */
export const notifyDietician = (
  running: Running,
  dieticianId: string,
  news: News<DieticianKind>,
): Promise<void> => tell(running, [dieticianId], news);

/** For a select from "user": whether anybody has an unread notification of a kind about the customer. */
export const isUnread = (of: ExpressionBuilder<Schema, 'user'>, kind: NotificationKind) =>
  of.exists(
    of
      .selectFrom('notification')
      .select('notification.id')
      .whereRef('notification.customerId', '=', 'user.id')
      .where('notification.kind', '=', kind)
      .where('notification.readAt', 'is', null),
  );

type Settled = {
  readonly kind: NotificationKind;
  /** Null for what a visitor wrote. */
  readonly customerId: string | null;
  /** If absent: all of this kind about the customer. */
  readonly about?: string;
  readonly at: Date;
};

/**
 * Marks notifications as read for everybody, because their subject was dealt with. Mails and pushes not sent
 * yet are then not sent.
 */
export async function settle(running: Running, { kind, customerId, about, at }: Settled) {
  let asking = running.db
    .updateTable('notification')
    .set({ readAt: at.toISOString(), settledAt: at.toISOString() })
    .where('customerId', customerId === null ? 'is' : '=', customerId)
    .where('kind', '=', kind)
    .where('readAt', 'is', null);
  if (about !== undefined) asking = asking.where('about', '=', about);
  const rows = await asking.returning('userId').execute();
  for (const userId of new Set(rows.map((row) => row.userId)))
    running.changed('notification', userId);
}

type Unsettled = Omit<Settled, 'at' | 'customerId'> & {
  readonly customerId: string;
  readonly about: string;
  /** When the subject that waits again was written. */
  readonly since: string;
};

/**
 * Makes notifications unread again because their subject waits again, unless the person has read them
 * themselves. A mail or a push that had not been sent by then is not sent any more.
 */
export async function unsettle(running: Running, { kind, customerId, about, since }: Unsettled) {
  const rows = await running.db
    .updateTable('notification')
    .set({ readAt: null, settledAt: null })
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('settledAt', '>=', since)
    // If one person has several, only the last one.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification as later')
            .select('later.id')
            .whereRef('later.userId', '=', 'notification.userId')
            .whereRef('later.id', '>', 'notification.id')
            .where('later.customerId', '=', customerId)
            .where('later.kind', '=', kind)
            .where('later.about', '=', about),
        ),
      ),
    )
    .returning('userId')
    .execute();
  for (const { userId } of rows) running.changed('notification', userId);
}

type Told = Pick<News<NotificationKind>, 'kind' | 'about' | 'at'> & {
  readonly customerId: string | null;
};

async function tell(
  running: Running,
  userIds: readonly string[],
  { kind, customerId, about, at }: Told,
) {
  if (userIds.length === 0) return;
  const chosen = await chosenBy(running, userIds, kind);
  const rows = chosen
    .filter(({ app, push, mail }) => app || push || mail)
    .map(({ userId, app }) => ({
      kind,
      customerId,
      about,
      userId,
      app,
      id: orderedId(),
      createdAt: at.toISOString(),
    }));
  if (rows.length === 0) return;
  const inserted = await running.db
    .insertInto('notification')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['userId', 'id'])
    .execute();
  for (const { userId } of inserted) running.changed('notification', userId);
  const items = inserted.flatMap(({ userId, id }) => {
    const by = chosen.find((each) => each.userId === userId);
    // A notification that goes into a digest has no outbox item of its own.
    const mailed = by?.mail && by.digestAt === null ? [{ kind: MAIL_KIND, id, userId }] : [];
    const devices = by?.push ? by.devices : [];
    const pushed = devices.map((deviceId) => pushItemId(id, deviceId));
    return [...mailed, ...pushed.map((itemId) => ({ kind: PUSH_KIND, id: itemId, userId }))];
  });
  if (items.length === 0) return;
  const when = {
    createdAt: at.toISOString(),
    dueAt: at.toISOString(),
    nextTryAt: at.toISOString(),
  };
  await running.db
    .insertInto('outboxItem')
    .values(items.map((item) => ({ ...item, ...when, tries: 0, unclear: 0 })))
    .execute();
}

export const peopleWithChoice = (db: Db, kind: string) =>
  db
    .selectFrom('user')
    .leftJoin('notificationSetting', 'notificationSetting.userId', 'user.id')
    .leftJoin('notificationChoice', (join) =>
      join
        .onRef('notificationChoice.userId', '=', 'user.id')
        .on('notificationChoice.kind', '=', kind),
    );

/** The channels that each of these people chose for a kind, the time of their digest, and their devices. */
async function chosenBy({ db }: Pick<Running, 'db'>, userIds: readonly string[], kind: string) {
  if (!isNotificationKind(kind)) throw new Error(`${kind} is no kind of notifications`);
  const people = await peopleWithChoice(db, kind)
    .select(['user.id as userId', 'notificationSetting.digestAt'])
    .select(['notificationChoice.app', 'notificationChoice.push', 'notificationChoice.mail'])
    .where('user.id', 'in', userIds)
    .execute();
  const devices = await db
    .selectFrom('pushDevice')
    .select(['userId', 'id'])
    .where('userId', 'in', userIds)
    .execute();
  const usual = usualChannels(kind);
  return people.map(({ userId, digestAt, app, push, mail }) => ({
    userId,
    digestAt,
    app: Boolean(app ?? usual.app),
    push: Boolean(push ?? usual.push),
    mail: Boolean(mail ?? usual.mail),
    devices: devices.filter((each) => each.userId === userId).map(({ id }) => id),
  }));
}

/** Kinds of the outbox. A mail's item has the id of its notification, a digest's item the id of its person. */
export const MAIL_KIND = 'notification-mail';
export const PUSH_KIND = 'notification-push';
export const DIGEST_KIND = 'digest';

/** The value of `mailedBy` for a notification that had its own mail. */
export const MAILED_ALONE = 'alone';

/** Each device has an item of its own, so that a failing device does not delay the others. */
export const pushItemId = (notificationId: string, deviceId: string): string =>
  `${notificationId}.${deviceId}`;

/** The ids in an item id made by {@link pushItemId}. */
export function ofPushItem(itemId: string) {
  const [notificationId = '', deviceId = ''] = itemId.split('.');
  return { notificationId, deviceId };
}

/**
 * The dieticians who are told of a customer: the assigned one and `alsoId`; all of the practice when neither
 * is there any more, and for what a visitor wrote (null).
 */
async function assignedDieticians(
  db: Db,
  customerId: string | null,
  alsoId: string | null,
): Promise<string[]> {
  const customer =
    customerId === null
      ? undefined
      : await db
          .selectFrom('user')
          .select('dieticianId')
          .where('id', '=', customerId)
          .executeTakeFirst();
  const rows = await db
    .selectFrom('user')
    .select(['id', 'disabled'])
    .where('role', '=', 'client')
    .orderBy('id')
    .execute();
  const all = rows.filter(({ disabled }) => !disabled).map(({ id }) => id);
  const some = all.filter((id) => id === customer?.dieticianId || id === alsoId);
  return some.length > 0 ? some : all;
}
