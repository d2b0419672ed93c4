import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * On PostgreSQL the key of a day holds what a list shows of it, so that a page of customers reads
 * the index alone, but for the days that were saved since the last vacuum: in the table each of
 * their last days lies on another page. An index of its own would have to be written with each new
 * day; SQLite, whose keys hold nothing beside, has one since migration 0008.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`alter table "dailyProgress" drop constraint "dailyProgressKey",
    add constraint "dailyProgressKey" primary key ("customerId", "date")
      include ("mealsDone", "mealsOfDay")`.execute(db);
}
