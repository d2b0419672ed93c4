import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * On PostgreSQL the primary key of a day includes the columns that lists show. So a page of customers is read from
 * the index only, except for days saved since the last vacuum; in the table, each of a customer's last days is on
 * a different page. A separate index would have to be written with each new day. SQLite, whose keys cannot include
 * other columns, has an index since migration 0008.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`alter table "dailyProgress" drop constraint "dailyProgressKey",
    add constraint "dailyProgressKey" primary key ("customerId", "date")
      include ("mealsDone", "mealsOfDay")`.execute(db);
}
