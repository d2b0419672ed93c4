import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Whom dieticians invited, by a letter or a link. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofPerson = (column: ColumnDefinitionBuilder) =>
    column.references('user.id').onDelete('cascade');

  await db.schema
    .createTable('invitation')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', key, required)
    .addColumn('tokenHash', key, (column) => column.notNull().unique())
    .addColumn('issue', 'integer', required)
    .addColumn('email', key)
    .addColumn('name', 'text', required)
    .addColumn('line', 'text', required)
    .addColumn('startDate', key)
    .addColumn('endDate', key)
    .addColumn('dieticianId', key, (column) => ofPerson(column).notNull())
    .addColumn('createdAt', key, required)
    .addColumn('expiresAt', key, required)
    .addColumn('uses', 'integer', required)
    .addColumn('mostUses', 'integer', required)
    .addColumn('usedAt', key)
    .addColumn('usedById', key, ofPerson)
    .addColumn('revokedAt', key)
    .addColumn('letter', key)
    .execute();
  for (const column of ['email', 'dieticianId', 'usedById', 'expiresAt'])
    await db.schema
      .createIndex(`invitationBy${column[0]?.toUpperCase()}${column.slice(1)}`)
      .on('invitation')
      .column(column)
      .execute();
}
