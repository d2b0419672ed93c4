import { type Kysely, sql } from 'kysely';

/** The language and region that a person reads in, 'de-AT', and those of whoever caused a letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "user" add column "locale" text`.execute(db);
  await sql`alter table "outboxItem" add column "locale" text`.execute(db);
}
