import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Visits that dieticians note, and what each was before it was changed or deleted. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofCustomer = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('user.id').onDelete('cascade');
  const ofWriter = (column: ColumnDefinitionBuilder) =>
    column.references('user.id').onDelete('set null');

  await db.schema
    .createTable('visit')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('id', key, required)
    .addColumn('date', key, required)
    .addColumn('text', 'text', required)
    .addColumn('nextStep', 'text', required)
    .addColumn('words', 'text', required)
    .addColumn('writerId', key, ofWriter)
    .addColumn('createdAt', key, required)
    .addColumn('changedAt', key, required)
    .addColumn('version', 'integer', required)
    .addPrimaryKeyConstraint('visitKey', ['customerId', 'id'])
    .execute();
  await db.schema
    .createIndex('visitByDate')
    .on('visit')
    .columns(['customerId', 'date', 'id'])
    .execute();
  await db.schema.createIndex('visitByWriter').on('visit').column('writerId').execute();
  await db.schema
    .createTable('visitChange')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('visitId', key, required)
    .addColumn('version', 'integer', required)
    .addColumn('was', 'text', required)
    .addColumn('byId', key, ofWriter)
    .addColumn('changedAt', key, required)
    .addPrimaryKeyConstraint('visitChangeKey', ['customerId', 'visitId', 'version'])
    .execute();
  await db.schema.createIndex('visitChangeBy').on('visitChange').column('byId').execute();
}
