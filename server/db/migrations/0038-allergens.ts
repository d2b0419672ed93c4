import type { Kysely } from 'kysely';

/** Which of a plan's meals name something its customer must not eat, and why it was uploaded nevertheless. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['dietPlan', 'dietPlanVersion'])
    await db.schema.alterTable(table).addColumn('marked', 'text').execute();
}
