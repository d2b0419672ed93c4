import { type Kysely, sql } from 'kysely';

/**
 * The position of each dietician in the practice, and the one for which a colleague is invited. Until now every
 * dietician could change the settings of the practice, so all of them are owners.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "user" add column "position" text`.execute(db);
  await sql`update "user" set "position" = 'owner' where "role" = 'client'`.execute(db);
  await sql`alter table "invitation" add column "position" text`.execute(db);
  await sql`create index "invitationOfColleague" on "invitation" ("id") where "position" is not null`.execute(
    db,
  );
}
