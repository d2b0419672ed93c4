import type { Kysely } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * An index that holds what lists show of a customer's last days side by side. The table is written one day after
 * another for all customers, so there each of those days is on a different page. Not on PostgreSQL, which would
 * have to write every index when a day is saved again, and which reads the table anyway for such recent days.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres') return;
  await db.schema
    .createIndex('dailyProgressStrip')
    .on('dailyProgress')
    .columns(['customerId', 'date', 'mealsDone', 'mealsOfDay'])
    .execute();
}
