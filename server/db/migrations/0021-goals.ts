import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Goals, what each was before it was changed, and how often a habit was done on each day. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const real = sql`double precision`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofCustomer = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('user.id').onDelete('cascade');
  const ofWriter = (column: ColumnDefinitionBuilder) =>
    column.references('user.id').onDelete('set null');

  await db.schema
    .createTable('goal')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('id', key, required)
    .addColumn('kind', key, required)
    .addColumn('words', 'text', required)
    .addColumn('target', real, required)
    .addColumn('unit', 'text', required)
    .addColumn('start', real)
    .addColumn('beginsOn', key, required)
    .addColumn('endsOn', key, required)
    .addColumn('state', key, required)
    .addColumn('maker', 'text', required)
    .addColumn('writtenBy', 'text', required)
    .addColumn('acceptedAt', key)
    .addColumn('said', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('closedOn', key)
    .addColumn('version', 'integer', required)
    .addColumn('createdAt', key, required)
    .addPrimaryKeyConstraint('goalKey', ['customerId', 'id'])
    .execute();
  await db.schema
    .createTable('goalChange')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('goalId', key, required)
    .addColumn('version', 'integer', required)
    .addColumn('was', 'text', required)
    .addColumn('by', 'text', required)
    .addColumn('byId', key, ofWriter)
    .addColumn('changedAt', key, required)
    .addPrimaryKeyConstraint('goalChangeKey', ['customerId', 'goalId', 'version'])
    .execute();
  await db.schema.createIndex('goalChangeBy').on('goalChange').column('byId').execute();
  await db.schema
    .createTable('goalHabitDay')
    .addColumn('customerId', key, ofCustomer)
    .addColumn('goalId', key, required)
    .addColumn('date', key, required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('goalHabitDayKey', ['customerId', 'goalId', 'date'])
    .execute();
}
