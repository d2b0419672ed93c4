import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Addresses at which calendars fetch the meals of a customer. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys, hashes and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('calendarFeed')
    .addColumn('customerId', key, (column) =>
      column.notNull().primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('tokenHash', key, (column) => column.notNull().unique())
    .addColumn('since', key, required)
    .execute();
}
