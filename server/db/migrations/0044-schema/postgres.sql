-- What a list shows of a customer's last days, side by side: in the table, which is written one day of everybody
-- after the other, each of those days lies on another page. PostgreSQL has it in the key, because an index of
-- its own would have to be written with each new day.

alter table "dailyProgress" drop constraint "dailyProgressKey",
  add constraint "dailyProgressKey" primary key ("customerId", "date")
    include ("mealsDone", "mealsOfDay");

-- What is searched in of articles: each one's words, in lower case and without accents. On PostgreSQL with the
-- configuration 'simple': endings are left off by the search, alike for both engines and in every language.

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

-- The database refuses to change an entry of the audit, and to delete one in its first 90 days. And it keeps
-- `user.periodStatus` equal to the person's `coachingPeriod.planStatus`, whoever writes a period.

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

-- A table over its limit takes what does not add to it, such as a correction.

create function "personRowsWithinLimit"() returns trigger language plpgsql
  set search_path from current as $$
  declare most "personLimit";
  begin
    select * into most from "personLimit" where "table" = new."table";
    if new."rows" > most."rows" and new."rows" > coalesce(old."rows", 0) then
      raise 'over the limit of rows in %', new."table";
    elsif new."bytes" > most."bytes" and new."bytes" > coalesce(old."bytes", 0) then
      raise 'over the limit of bytes in %', new."table";
    elsif new."writes" > most."writes" and new."writes" > coalesce(old."writes", 0) then
      raise 'over the limit of writes in %', new."table";
    end if;
    return new;
  end $$;
create trigger "personRowsWithinLimit" before insert or update on "personRows"
  for each row execute function "personRowsWithinLimit"();
