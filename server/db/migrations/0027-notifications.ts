import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * What people were told, by which channels they want to be told, and the devices for push. Of what no
 * request brings about, a period and a reminder note what was told last, whoever chose to hear of it.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const flag = engine === 'postgres' ? sql`boolean` : sql`integer`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofUser = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('user.id').onDelete('cascade');

  await db.schema
    .createTable('notification')
    .addColumn('userId', key, ofUser)
    .addColumn('id', key, required)
    .addColumn('kind', key, required)
    .addColumn('customerId', key, (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('about', key, required)
    .addColumn('app', flag, required)
    .addColumn('createdAt', key, required)
    .addColumn('readAt', key)
    .addColumn('settledAt', key)
    .addColumn('mailedBy', key)
    .addPrimaryKeyConstraint('notificationKey', ['userId', 'id'])
    .execute();
  // What is unread is not told twice. A visitor has no customerId, and their message is new each time.
  await sql`create unique index "notificationUnread"
    on "notification" ("customerId", "kind", "about", "userId") where "readAt" is null`.execute(db);
  await sql`create index "notificationCount"
    on "notification" ("userId", "kind") where "readAt" is null`.execute(db);
  await db.schema
    .createIndex('notificationOf')
    .on('notification')
    .columns(['customerId', 'kind', 'about'])
    .execute();
  await db.schema.createIndex('notificationAge').on('notification').column('createdAt').execute();

  for (const column of ['endingTold', 'silentTold'])
    await db.schema.alterTable('coachingPeriod').addColumn(column, key).execute();

  await db.schema.alterTable('reminder').addColumn('toldFor', key).execute();

  await db.schema
    .createTable('notificationSetting')
    .addColumn('userId', key, (column) =>
      column.notNull().primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('quietFrom', 'text')
    .addColumn('quietTo', 'text')
    .addColumn('digestAt', 'text')
    .addColumn('version', 'integer', required)
    .execute();
  await db.schema
    .createTable('notificationChoice')
    .addColumn('userId', key, ofUser)
    .addColumn('kind', key, required)
    .addColumn('app', flag, required)
    .addColumn('push', flag, required)
    .addColumn('mail', flag, required)
    .addPrimaryKeyConstraint('notificationChoiceKey', ['userId', 'kind'])
    .execute();

  await db.schema
    .createTable('pushDevice')
    .addColumn('userId', key, ofUser)
    .addColumn('id', key, required)
    .addColumn('sessionId', key, (column) =>
      column.notNull().references('session.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', required)
    .addColumn('endpointHash', key, (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', required)
    .addColumn('auth', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('createdAt', key, required)
    .addColumn('lastSeenAt', key, required)
    .addPrimaryKeyConstraint('pushDeviceKey', ['userId', 'id'])
    .execute();
  await db.schema.createIndex('pushDeviceSession').on('pushDevice').column('sessionId').execute();
  await db.schema
    .createTable('pushRemoved')
    .addColumn('userId', key, ofUser)
    .addColumn('endpointHash', key, required)
    .addColumn('removedAt', key, required)
    .addPrimaryKeyConstraint('pushRemovedKey', ['userId', 'endpointHash'])
    .execute();
  await db.schema
    .createTable('pushKey')
    .addColumn('name', key, (column) => column.notNull().primaryKey())
    .addColumn('publicKey', 'text', required)
    .addColumn('sealedPrivateKey', 'text', required)
    .addColumn('createdAt', key, required)
    .execute();
}
