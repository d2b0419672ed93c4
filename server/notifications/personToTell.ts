import { quietUntil } from '#domain/moment.ts';
import {
  channelsOf,
  isNotificationKind,
  kindsOf,
  type NotificationKind,
  usualChannels,
} from '#domain/notifications/kinds.ts';
import type { Role } from '#domain/signIn/access.ts';
import type { Db } from '../db/open.ts';

/**
 * A person with all that decides, at the moment of sending, whether they may be told. Undefined for an
 * unknown id.
 */
export async function personToTell(db: Db, userId: string) {
  const row = await db
    .selectFrom('user')
    .leftJoin('accountDeletion', 'accountDeletion.userId', 'user.id')
    .leftJoin('notificationSetting', 'notificationSetting.userId', 'user.id')
    .select(['user.id', 'user.email', 'user.emailVerified', 'user.disabled', 'user.role'])
    .select(['user.consent', 'user.timeZone', 'accountDeletion.dueAt as erasedAt'])
    .select(['notificationSetting.quietFrom', 'notificationSetting.quietTo'])
    .select('notificationSetting.digestAt')
    .where('user.id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, role: row.role as Role | null };
}

export type PersonToTell = NonNullable<Awaited<ReturnType<typeof personToTell>>>;

/**
 * Whether anything may be sent to a person: not to a customer without consent, a disabled account or one to
 * be deleted.
 */
export const mayBeTold = ({ role, disabled, erasedAt, consent }: PersonToTell): boolean =>
  role !== null && !disabled && erasedAt === null && (role === 'client' || consent === 'given');

/** Until when quiet hours hold back what would be sent at `now`; null when it may be sent. */
export const heldUntil = (person: PersonToTell, now: Date): string | null => {
  const { quietFrom: from, quietTo: to, timeZone } = person;
  return from !== null && to !== null ? quietUntil({ from, to }, timeZone ?? 'UTC', now) : null;
};

/**
 * The notifications that somebody may read: of their role, and not about customers who have withdrawn their
 * consent.
 */
export const readable = (
  db: Db,
  { id, role }: { readonly id: string; readonly role: Role | null },
) =>
  db
    .selectFrom('notification')
    .leftJoin('user as about', 'about.id', 'notification.customerId')
    .where('notification.userId', '=', id)
    .where('notification.kind', 'in', ['', ...kindsOf(role)])
    .where((where) =>
      where.or([
        where('about.consent', 'is', null),
        where('about.consent', '!=', 'withdrawn'),
        where('about.id', '=', id),
      ]),
    );

export async function kindsByMail(
  db: Db,
  { id, role }: Pick<PersonToTell, 'id' | 'role'>,
): Promise<NotificationKind[]> {
  const rows = await db
    .selectFrom('notificationChoice')
    .select(['kind', 'mail'])
    .where('userId', '=', id)
    .execute();
  return kindsOf(role).filter((kind) => {
    const chosen = rows.find((row) => row.kind === kind);
    return channelsOf(kind).includes('mail') && Boolean(chosen?.mail ?? usualChannels(kind).mail);
  });
}

/** An unread notification that somebody may read; undefined once it is read or dealt with. */
export async function unreadOne(db: Db, person: PersonToTell, id: string) {
  const row = await readable(db, person)
    .leftJoin('notificationChoice', (join) =>
      join
        .onRef('notificationChoice.userId', '=', 'notification.userId')
        .onRef('notificationChoice.kind', '=', 'notification.kind'),
    )
    .select(['notification.kind', 'notificationChoice.mail', 'notificationChoice.push'])
    .where('notification.id', '=', id)
    .where('notification.readAt', 'is', null)
    .executeTakeFirst();
  if (!row || !isNotificationKind(row.kind)) return undefined;
  const usual = usualChannels(row.kind);
  return {
    kind: row.kind as NotificationKind,
    mail: Boolean(row.mail ?? usual.mail),
    push: Boolean(row.push ?? usual.push),
  };
}
