import type { Engine } from '../../open.ts';

/**
 * The database refuses to change an entry of the audit, and to delete one in its first 90 days. And it keeps
 * `user.periodStatus` equal to the person's `coachingPeriod.planStatus`, whoever writes a period.
 */
export const kept: Readonly<Record<Engine, string>> = {
  sqlite: `
create trigger "auditEntryStays" before update on "auditEntry"
  begin select raise(abort, 'an audit entry is never changed'); end;
create trigger "auditEntryIsKept" before delete on "auditEntry"
  when old."at" > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-90 days')
  begin select raise(abort, 'an audit entry is kept for 90 days'); end;
-- "insert or replace" deletes without asking the trigger above.
create trigger "auditEntryIsNew" before insert on "auditEntry"
  when exists (select 1 from "auditEntry" where "id" = new."id")
  begin select raise(abort, 'an audit entry is never changed'); end;

create trigger "periodSet" after insert on "coachingPeriod"
  begin
    update "user" set "periodStatus" = new."planStatus" where "id" = new."customerId";
  end;
create trigger "periodChanged" after update of "planStatus" on "coachingPeriod"
  when new."planStatus" <> old."planStatus"
  begin
    update "user" set "periodStatus" = new."planStatus" where "id" = new."customerId";
  end;
create trigger "periodGone" after delete on "coachingPeriod"
  begin update "user" set "periodStatus" = 'not_set' where "id" = old."customerId"; end;
`,
  postgres: `
create function "auditEntryRefuses"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and old."at"::timestamptz <= now() - interval '90 days' then
      return old;
    end if;
    raise exception 'an audit entry is never changed, and kept for 90 days';
  end $$;
create trigger "auditEntryStays" before update or delete on "auditEntry"
  for each row execute function "auditEntryRefuses"();
create trigger "auditEntryIsKept" before truncate on "auditEntry"
  for each statement execute function "auditEntryRefuses"();

create function "keepPeriodStatus"() returns trigger language plpgsql
  set search_path from current as $$
  begin
    if tg_op = 'DELETE' then
      update "user" set "periodStatus" = 'not_set' where "id" = old."customerId";
    else
      update "user" set "periodStatus" = new."planStatus"
      where "id" = new."customerId" and "periodStatus" <> new."planStatus";
    end if;
    return null;
  end $$;
create trigger "periodStatusKept" after insert or delete or update of "planStatus"
  on "coachingPeriod" for each row execute function "keepPeriodStatus"();
`,
};

/**
 * What is searched in of articles: each one's words, in lower case and without accents. On PostgreSQL with the
 * configuration 'simple': endings are left off by the search, alike for both engines and in every language.
 */
export const articleSearch: Readonly<Record<Engine, string>> = {
  sqlite: `
create virtual table "articleSearch" using fts5(
  "articleId" unindexed, "title", "tags", "summary", "body", prefix = '3 4');
-- Without it the index keeps the words of a deleted article until it is merged.
insert into "articleSearch" ("articleSearch", "rank") values ('secure-delete', 1);
`,
  postgres: `
create table "articleSearch" (
  "articleId" KEY primary key,
  "title" text not null, "tags" text not null, "summary" text not null, "body" text not null,
  "words" tsvector not null generated always as (
    setweight(to_tsvector('simple'::regconfig, "title"), 'A') ||
    setweight(to_tsvector('simple'::regconfig, "tags"), 'B') ||
    setweight(to_tsvector('simple'::regconfig, "summary"), 'C') ||
    setweight(to_tsvector('simple'::regconfig, "body"), 'D')) stored
);
create index "articleSearchWords" on "articleSearch" using gin ("words");
`,
};

/**
 * What a list shows of a customer's last days, side by side: in the table, which is written one day of everybody
 * after the other, each of those days lies on another page. PostgreSQL has it in the key, because an index of its
 * own would have to be written with each new day.
 */
export const strips: Readonly<Record<Engine, string>> = {
  sqlite: `
create index "dailyProgressStrip" on "dailyProgress"
  ("customerId", "date", "mealsDone", "mealsOfDay");
`,
  postgres: `
alter table "dailyProgress" drop constraint "dailyProgressKey",
  add constraint "dailyProgressKey" primary key ("customerId", "date")
    include ("mealsDone", "mealsOfDay");
`,
};
