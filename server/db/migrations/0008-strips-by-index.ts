import type { Kysely } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * What a list shows of a customer's last days, side by side: in the table, which is written one day
 * of everybody after the other, each of those days lies on another page. Not on PostgreSQL, where a
 * day saved again would have to be written to every index, and which looks into the table anyway for
 * days as new as these.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres') return;
  await db.schema
    .createIndex('dailyProgressStrip')
    .on('dailyProgress')
    .columns(['customerId', 'date', 'mealsDone', 'mealsOfDay'])
    .execute();
}
