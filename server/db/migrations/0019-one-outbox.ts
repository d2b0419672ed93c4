import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * Everything that is to be sent waits in one table: letters, and a row for each reminder that comes.
 * Who was sending a reminder keeps it until their lease is over.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();

  await db.schema
    .createTable('outboxItem')
    .addColumn('kind', key, required)
    .addColumn('id', key, required)
    .addColumn('userId', key, (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('recipient', key)
    .addColumn('writer', key)
    .addColumn('sealed', 'text')
    .addColumn('createdAt', key, required)
    .addColumn('dueAt', key, required)
    .addColumn('nextTryAt', key, required)
    .addColumn('tries', 'integer', required)
    .addColumn('unclear', 'integer', required)
    .addPrimaryKeyConstraint('outboxItemKey', ['kind', 'id'])
    .execute();
  await sql`insert into "outboxItem"
      ("id", "kind", "recipient", "writer", "sealed", "createdAt", "dueAt", "nextTryAt", "tries", "unclear")
    select "id", "kind", "recipient", "writer", "sealed", "createdAt", "createdAt", "nextAt", "tries", "unclear"
    from "letter"`.execute(db);
  await sql`insert into "outboxItem"
      ("id", "kind", "userId", "createdAt", "dueAt", "nextTryAt", "tries", "unclear")
    select "id", 'reminder', "customerId", "createdAt", "nextAt", coalesce("leasedUntil", "nextAt"), 0, 0
    from "reminder" where "nextAt" is not null`.execute(db);
  await db.schema
    .createIndex('outboxItemDue')
    .on('outboxItem')
    .columns(['kind', 'nextTryAt'])
    .execute();
  await db.schema.createIndex('outboxItemOf').on('outboxItem').column('userId').execute();
  await db.schema.createIndex('outboxItemTo').on('outboxItem').column('recipient').execute();
  await sql`create index "outboxItemBy" on "outboxItem" ("writer") where "writer" is not null`.execute(
    db,
  );
  await db.schema.dropTable('letter').execute();
  await db.schema.dropIndex('reminderDue').execute();
  await db.schema.alterTable('reminder').dropColumn('leasedUntil').execute();
}
