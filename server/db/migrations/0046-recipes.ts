import { type Kysely, sql } from 'kysely';

/** An article with ingredients is a recipe: how many portions they make, and one of them each, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "article" add column "servings" integer`.execute(db);
  await sql`alter table "article" add column "ingredients" text`.execute(db);
}
