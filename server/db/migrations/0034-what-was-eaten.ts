import type { Kysely } from 'kysely';

/** A meal of a day may have been something else, or skipped; both are counted with the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('dailyProgress')
    .addColumn('instead', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  for (const name of ['mealsOther', 'mealsSkipped'])
    await db.schema
      .alterTable('dailyProgress')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
}
