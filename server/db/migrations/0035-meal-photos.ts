import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Photos of the meals of a day; the pictures themselves are in the storage. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('mealPhoto')
    .addColumn('customerId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('filename', key, required)
    .addColumn('date', key, required)
    .addColumn('meal', 'integer', required)
    .addColumn('addedAt', key, required)
    .addPrimaryKeyConstraint('mealPhotoKey', ['customerId', 'filename'])
    .execute();
  await db.schema
    .createIndex('mealPhotoOfDay')
    .on('mealPhoto')
    .columns(['customerId', 'date'])
    .execute();
}
