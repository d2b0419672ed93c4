import type { Kysely } from 'kysely';

/** Why a plan was uploaded although its meals name what its customer must not eat, and what was marked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['dietPlan', 'dietPlanVersion'])
    await db.schema.alterTable(table).addColumn('marked', 'text').execute();
}
