import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Plans that a practice keeps to begin others from. They belong to no customer. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, instants and what is sorted by compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();

  await db.schema
    .createTable('libraryPlan')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('nameOrder', key, required)
    .addColumn('tags', 'text', required)
    .addColumn('forWhom', 'text', required)
    .addColumn('words', 'text', required)
    .addColumn('days', 'text', required)
    .addColumn('mealTimings', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('putById', key, (column) => column.references('user.id').onDelete('set null'))
    .addColumn('putAt', key, required)
    .addColumn('changedAt', key, required)
    .addColumn('usedCount', 'integer', required)
    .addColumn('usedAt', key)
    .addColumn('freshAt', key, required)
    .addColumn('takenOutAt', key)
    .addColumn('version', 'integer', required)
    .execute();
  await db.schema.createIndex('libraryPlanBy').on('libraryPlan').column('putById').execute();
}
