import { randomBytes } from 'node:crypto';
import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { orderedId } from '#server/db/schema.ts';
import type { Person } from './people.ts';

type Told = { kind?: NotificationKind; customer?: Person; about?: string; read?: boolean };

/** Notifications, notification settings, and devices for push messages. */
export function told(db: Db) {
  const at = () => new Date().toISOString();
  const aNotification = async (person: Person, wishes: Told = {}): Promise<string> => {
    const id = orderedId();
    const usual = person.role === 'client' ? 'question' : 'message';
    const { kind = usual, customer = person, about = id, read = false } = wishes;
    const row = { userId: person.id, id, kind, customerId: customer.id, about, app: true };
    await db
      .insertInto('notification')
      .values({ ...row, createdAt: at(), readAt: read ? at() : null })
      .execute();
    return id;
  };
  const aDevice = async (person: Person): Promise<string> => {
    const { id: sessionId } = await db
      .selectFrom('session')
      .select('id')
      .where('userId', '=', person.id)
      .orderBy('createdAt')
      .executeTakeFirstOrThrow();
    const id = orderedId();
    const row: Schema['pushDevice'] = {
      userId: person.id,
      id,
      sessionId,
      endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
      endpointHash: id,
      p256dh: randomBytes(65).toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
      name: 'Firefox on Linux',
      createdAt: at(),
      lastSeenAt: at(),
    };
    await db.insertInto('pushDevice').values(row).execute();
    return id;
  };

  return {
    aNotification,
    aDevice,
    /** A row in every table about a person's notifications; returns the ids. */
    async allThatIsTold(person: Person, wishes: Told = {}) {
      const userId = person.id;
      await db
        .insertInto('notificationSetting')
        .values({ userId, quietFrom: '22:00', quietTo: '07:00', digestAt: null, version: 1 })
        .execute();
      const choice = { kind: person.role === 'client' ? 'silent' : 'article', app: true };
      await db
        .insertInto('notificationChoice')
        .values({ userId, ...choice, push: false, mail: false })
        .execute();
      await db
        .insertInto('pushRemoved')
        .values({ userId, endpointHash: orderedId(), removedAt: at() })
        .execute();
      return { notifications: await aNotification(person, wishes), push: await aDevice(person) };
    },
  };
}
