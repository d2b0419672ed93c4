import type { Kysely } from 'kysely';

/** Counted up with each change of a customer's plans, so that no two states of them look alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('plansVersion', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
