import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * From when on the board shows somebody: what the practice has set, and what it has set for one person;
 * and who is put off until when. The weights that somebody is on the way to are found by an index.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofCustomer = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('user.id').onDelete('cascade');
  const byPerson = (column: ColumnDefinitionBuilder) =>
    column.references('user.id').onDelete('set null');

  await db.schema
    .createTable('practiceAttention')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`"id" = 1`))
    .addColumn('silentDays', 'integer', required)
    .addColumn('lowPercent', 'integer', required)
    .addColumn('planDays', 'integer', required)
    .addColumn('periodDays', 'integer', required)
    .addColumn('weightPercent', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('changedAt', key, required)
    .execute();
  await db.schema
    .createTable('customerAttention')
    .addColumn('customerId', key, (column) => ofCustomer(column).primaryKey())
    .addColumn('silentDays', 'integer')
    .addColumn('lowPercent', 'integer')
    .addColumn('planDays', 'integer')
    .addColumn('periodDays', 'integer')
    .addColumn('weightPercent', 'integer')
    .addColumn('version', 'integer', required)
    .addColumn('changedAt', key, required)
    .execute();
  await db.schema
    .createTable('attentionSnooze')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('kind', key, required)
    .addColumn('until', key, required)
    .addColumn('at', key, required)
    .addColumn('byId', key, byPerson)
    .addPrimaryKeyConstraint('attentionSnoozeKey', ['customerId', 'kind'])
    .execute();
  // A pause is no silence: when coaching went on last after a rest.
  await db.schema.alterTable('coachingPeriod').addColumn('resumedAt', key).execute();
  await db.schema.createIndex('attentionSnoozeBy').on('attentionSnooze').column('byId').execute();
  await sql`create index "goalOfWeight" on "goal" ("customerId")
    where "kind" = 'weight' and "state" = 'active'`.execute(db);
}
