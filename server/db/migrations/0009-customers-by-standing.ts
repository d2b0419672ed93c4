import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * The customers of each standing in the order of their names: most of whom no period is set have no
 * row in `coachingPeriod` that an index could hold. `user.periodStatus` is its `planStatus`, and the
 * database keeps it so, whoever writes a period. Of who has withdrawn their consent a list knows
 * nothing. And the messages of the inbox apart from those of the archive.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('periodStatus', 'text', (column) => column.notNull().defaultTo('not_set'))
    .execute();
  await sql`update "user" set "periodStatus" = (
      select "planStatus" from "coachingPeriod" where "customerId" = "user"."id"
    ) where "id" in (select "customerId" from "coachingPeriod")`.execute(db);
  await sql`create index "userByStanding" on "user" ("role",
    (case when "consent" = 'withdrawn' then 'not_set' else "periodStatus" end),
    "sortName", "id")`.execute(db);
  for (const statement of engine === 'postgres' ? onPostgres : onSqlite)
    await statement.execute(db);

  await sql`create index "contactMessageInbox" on "contactMessage" ("id")
    where "archivedAt" is null`.execute(db);
  await sql`create index "contactMessageArchive" on "contactMessage" ("id")
    where "archivedAt" is not null`.execute(db);
}

const onSqlite = [
  sql`create trigger "periodSet" after insert on "coachingPeriod"
    begin
      update "user" set "periodStatus" = new."planStatus" where "id" = new."customerId";
    end`,
  sql`create trigger "periodChanged" after update of "planStatus" on "coachingPeriod"
    when new."planStatus" <> old."planStatus"
    begin
      update "user" set "periodStatus" = new."planStatus" where "id" = new."customerId";
    end`,
  sql`create trigger "periodGone" after delete on "coachingPeriod"
    begin update "user" set "periodStatus" = 'not_set' where "id" = old."customerId"; end`,
];

const onPostgres = [
  sql`create function "keepPeriodStatus"() returns trigger language plpgsql
    set search_path from current as $$
    begin
      if tg_op = 'DELETE' then
        update "user" set "periodStatus" = 'not_set' where "id" = old."customerId";
      else
        update "user" set "periodStatus" = new."planStatus"
        where "id" = new."customerId" and "periodStatus" <> new."planStatus";
      end if;
      return null;
    end $$`,
  sql`create trigger "periodStatusKept" after insert or delete or update of "planStatus"
    on "coachingPeriod" for each row execute function "keepPeriodStatus"()`,
];
