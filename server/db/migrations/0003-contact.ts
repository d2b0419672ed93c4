import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Messages to the practice, and what it says about itself. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();

  await db.schema
    .createTable('contactMessage')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('email', key, required)
    .addColumn('message', 'text', required)
    .addColumn('receivedAt', key, required)
    .addColumn('readAt', key)
    .addColumn('archivedAt', key)
    .execute();
  await db.schema
    .createIndex('contactMessageUnread')
    .on('contactMessage')
    .column('id')
    .where(sql.ref('readAt'), 'is', null)
    .execute();

  await db.schema
    .createTable('practice')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`"id" = 1`))
    .addColumn('name', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('privacyText', 'text', required)
    .addColumn('termsText', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('updatedAt', key, required)
    .addColumn('updatedBy', key, required)
    .execute();
}
