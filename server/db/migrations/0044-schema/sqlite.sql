-- What a list shows of a customer's last days, side by side: in the table, which is written one day of everybody
-- after the other, each of those days lies on another page. PostgreSQL has it in the key, because an index of
-- its own would have to be written with each new day.

create index "dailyProgressStrip" on "dailyProgress"
  ("customerId", "date", "mealsDone", "mealsOfDay");

-- What is searched in of articles: each one's words, in lower case and without accents. On PostgreSQL with the
-- configuration 'simple': endings are left off by the search, alike for both engines and in every language.

create virtual table "articleSearch" using fts5(
  "articleId" unindexed, "title", "tags", "summary", "body", prefix = '3 4');
-- Without it the index keeps the words of a deleted article until it is merged.
insert into "articleSearch" ("articleSearch", "rank") values ('secure-delete', 1);

-- The database refuses to change an entry of the audit, and to delete one in its first 90 days. And it keeps
-- `user.periodStatus` equal to the person's `coachingPeriod.planStatus`, whoever writes a period.

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

-- A table over its limit takes what does not add to it, such as a correction.

create trigger "personRowsWithinLimit" after update on "personRows" begin
  select raise(abort, 'over the limit of ' || case
    when new."rows" > "rows" and new."rows" > old."rows" then 'rows'
    when new."bytes" > "bytes" and new."bytes" > old."bytes" then 'bytes'
    else 'writes' end || ' in ' || "table")
  from "personLimit" where "table" = new."table" and (
    (new."rows" > "rows" and new."rows" > old."rows")
    or (new."bytes" > "bytes" and new."bytes" > old."bytes")
    or (new."writes" > "writes" and new."writes" > old."writes")
  ); end;
