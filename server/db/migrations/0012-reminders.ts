import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * What customers are reminded of. The index has those that are to come in the order in which they
 * are looked at: one that an instance has taken comes again when its lease is over.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const flag = engine === 'postgres' ? sql`boolean` : sql`integer`;
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();

  await db.schema
    .createTable('reminder')
    .addColumn('customerId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('id', key, required)
    .addColumn('subject', 'text', required)
    .addColumn('time', key, required)
    .addColumn('weekdays', 'text', required)
    .addColumn('active', flag, required)
    .addColumn('nextAt', key)
    .addColumn('leasedUntil', key)
    .addColumn('sentFor', key)
    .addColumn('createdAt', key, required)
    .addPrimaryKeyConstraint('reminderKey', ['customerId', 'id'])
    .execute();
  await sql`create index "reminderDue" on "reminder" ((coalesce("leasedUntil", "nextAt")))
    where "nextAt" is not null`.execute(db);
}
