import type { Engine } from '../../open.ts';

/**
 * What the list of customers is searched, counted and ordered by, in one short row for each customer:
 * `customerListing`. And in `customerGrams` an index of every three letters that follow each other in a name or
 * address, in which any part of them is found. The database keeps both, whoever writes. `standing` and the columns
 * that begin with 'by' are what the list is ordered and filtered by: nothing of who has withdrawn their consent may
 * be told, not even by a place in a list.
 */
export const customerListing = (engine: Engine): string =>
  engine === 'sqlite' ? ON_SQLITE : ON_POSTGRES;

const RAW = `"customerId" KEY PLACE,
  "sortName" KEY not null, "words" KEY not null, "timeZone" KEY, "closed" boolean not null,
  "periodStatus" KEY default 'not_set' not null, "periodEndsOn" KEY, "lastLoggedOn" KEY,
  "adherenceLately" integer, "planEndsOn" KEY`;

const INDEXES = `
create index "customerListingByStanding" on "customerListing" ("standing", "sortName", "customerId");
create index "customerListingByLogged" on "customerListing" ("byLogged", "sortName", "customerId");
create index "customerListingByAdherence" on "customerListing" ("byAdherence", "sortName", "customerId");
create index "customerListingByPlan" on "customerListing" ("byPlan", "sortName", "customerId");
create index "customerListingByPeriod" on "customerListing" ("byPeriod", "sortName", "customerId");`;

const COLUMNS = `"customerId", "sortName", "words", "timeZone", "closed", "periodStatus",
    "periodEndsOn", "lastLoggedOn", "adherenceLately", "planEndsOn"`;

const listed = (which: string) => `
    select "user"."id", "user"."sortName", "user"."sortName" || '\n' || "user"."email",
      "user"."timeZone", "user"."consent" = 'withdrawn', coalesce("planStatus", 'not_set'),
      "planEndDate", "lastLoggedOn", "adherenceLately", "planEndsOn"
    from "user"
      left join "coachingPeriod" on "coachingPeriod"."customerId" = "user"."id"
      left join "customerSummary" on "customerSummary"."customerId" = "user"."id"
    where ${which}`;

// Each trigger writes what its own table says and nothing else: no two of them overwrite each other.
const LIST_AGAIN = `insert into "customerListing" (${COLUMNS})
    ${listed(`"user"."id" = new."id" and "user"."role" = 'customer'`)}
    on conflict ("customerId") do update set "sortName" = "excluded"."sortName",
      "words" = "excluded"."words", "timeZone" = "excluded"."timeZone", "closed" = "excluded"."closed"`;
const OF_PERSON = '"role", "sortName", "email", "timeZone", "consent"';
const IS_LISTED_NO_LONGER = `"customerId" = new."id" and new."role" is distinct from 'customer'`;
const SET_PERIOD = `update "customerListing" set "periodStatus" = new."planStatus",
    "periodEndsOn" = new."planEndDate" where "customerId" = new."customerId"`;
const END_PERIOD = `update "customerListing" set "periodStatus" = 'not_set', "periodEndsOn" = null
    where "customerId" = old."customerId"`;
const SET_SUMMARY = `update "customerListing" set "lastLoggedOn" = new."lastLoggedOn",
    "adherenceLately" = new."adherenceLately", "planEndsOn" = new."planEndsOn"
    where "customerId" = new."customerId"`;
const SUMMARY_DIFFERS = `new."lastLoggedOn" is distinct from old."lastLoggedOn"
    or new."adherenceLately" is distinct from old."adherenceLately"
    or new."planEndsOn" is distinct from old."planEndsOn"`;

const SHOW = `update "customerListing" set
    "standing" = case when "closed" then 'not_set' else "periodStatus" end,
    "byPeriod" = case when "closed" then null else "periodEndsOn" end,
    "byLogged" = case when "closed" then null else "lastLoggedOn" end,
    "byAdherence" = case when "closed" then null else "adherenceLately" end,
    "byPlan" = case when "closed" then null else "planEndsOn" end
    where "number" = new."number"`;

// Of columns that SQLite makes itself, it reads the whole row even where an index has them, so a trigger writes
// them. The last two indexes have all that is looked at, so that SQLite reads nothing else.
const ON_SQLITE = `
create table "customerListing" (
  "number" integer primary key,
  ${RAW.replace('PLACE', 'not null unique references "user" ("id") on delete cascade')},
  "standing" KEY, "byPeriod" KEY, "byLogged" KEY, "byAdherence" integer, "byPlan" KEY
);
create trigger "listingShown" after insert on "customerListing" begin ${SHOW}; end;
create trigger "listingShownAnew" after update of "closed", "periodStatus", "periodEndsOn",
  "lastLoggedOn", "adherenceLately", "planEndsOn" on "customerListing" begin ${SHOW}; end;

create virtual table "customerGrams" using fts5("customerId" unindexed, "words",
  content = 'customerListing', content_rowid = 'number', tokenize = 'trigram case_sensitive 1');
-- Without it the index keeps the letters of who is gone until it is merged.
insert into "customerGrams" ("customerGrams", "rank") values ('secure-delete', 1);
create trigger "customerGramsAdded" after insert on "customerListing"
  begin
    insert into "customerGrams" ("rowid", "customerId", "words")
    values (new."number", new."customerId", new."words");
  end;
create trigger "customerGramsChanged" after update of "words" on "customerListing"
  when new."words" <> old."words"
  begin
    insert into "customerGrams" ("customerGrams", "rowid", "customerId", "words")
    values ('delete', old."number", old."customerId", old."words");
    insert into "customerGrams" ("rowid", "customerId", "words")
    values (new."number", new."customerId", new."words");
  end;
create trigger "customerGramsGone" after delete on "customerListing"
  begin
    insert into "customerGrams" ("customerGrams", "rowid", "customerId", "words")
    values ('delete', old."number", old."customerId", old."words");
  end;
${INDEXES}
create index "customerListingByName" on "customerListing" ("sortName", "customerId", "words");
create index "customerListingStanding" on "customerListing"
  ("standing", "byPeriod", "timeZone", "words", "customerId");

create trigger "listingBegun" after insert on "user" begin ${LIST_AGAIN}; end;
create trigger "listingChanged" after update of ${OF_PERSON} on "user"
  begin ${LIST_AGAIN}; delete from "customerListing" where ${IS_LISTED_NO_LONGER}; end;
create trigger "listingPeriodSet" after insert on "coachingPeriod" begin ${SET_PERIOD}; end;
create trigger "listingPeriodChanged" after update on "coachingPeriod" begin ${SET_PERIOD}; end;
create trigger "listingPeriodGone" after delete on "coachingPeriod" begin ${END_PERIOD}; end;
create trigger "listingSummaryChanged" after update on "customerSummary"
  when ${SUMMARY_DIFFERS} begin ${SET_SUMMARY}; end;
`;

const onPostgres = (name: string, when: string, ...body: readonly string[]) => `
create function "${name}"() returns trigger language plpgsql set search_path from current as $$
  begin ${body.join('; ')}; return null; end $$;
create trigger "${name}" after ${when} execute function "${name}"();`;

// Not pg_trgm: it is an extension, which not every database has and not every user may create.
const ON_POSTGRES = `
create table "customerListing" (
  ${RAW.replace('PLACE', 'primary key references "user" ("id") on delete cascade')},
  "standing" KEY generated always as
    (case when "closed" then 'not_set' else "periodStatus" end) stored,
  "byPeriod" KEY generated always as (case when "closed" then null else "periodEndsOn" end) stored,
  "byLogged" KEY generated always as (case when "closed" then null else "lastLoggedOn" end) stored,
  "byAdherence" integer generated always as
    (case when "closed" then null else "adherenceLately" end) stored,
  "byPlan" KEY generated always as (case when "closed" then null else "planEndsOn" end) stored
);
${INDEXES}
create index "customerListingByName" on "customerListing" ("sortName", "customerId");
create index "customerListingStanding" on "customerListing" ("standing", "byPeriod");

create function "gramsOf"("words" text) returns text[]
  language sql immutable strict parallel safe as $$
    select array_agg(substr("words", "at", 3))
    from generate_series(1, length("words") - 2) as "at"
  $$;
create table "customerGrams" (
  "customerId" KEY primary key references "user" ("id") on delete cascade,
  "words" KEY not null, "grams" text[] generated always as ("gramsOf"("words")) stored
);
create index "customerGramsIn" on "customerGrams" using gin ("grams");
${[
  // Once for each statement, since a restore writes many people with each.
  onPostgres(
    'listingBegun',
    'insert on "user" referencing new table as "new_people" for each statement',
    `insert into "customerListing" (${COLUMNS}) ${listed(`"user"."role" = 'customer'
      and "user"."id" in (select "id" from "new_people")`)}`,
    `insert into "customerGrams" ("customerId", "words")
      select "customerId", "words" from "customerListing"
      where "customerId" in (select "id" from "new_people")`,
  ),
  onPostgres(
    'listingOfPerson',
    `update of ${OF_PERSON} on "user" for each row`,
    `delete from "customerListing" where ${IS_LISTED_NO_LONGER}`,
    `delete from "customerGrams" where ${IS_LISTED_NO_LONGER}`,
    LIST_AGAIN,
    `insert into "customerGrams" ("customerId", "words")
      select "customerId", "words" from "customerListing" where "customerId" = new."id"
      on conflict ("customerId") do update set "words" = "excluded"."words"
      where "customerGrams"."words" <> "excluded"."words"`,
  ),
  onPostgres('listingOfPeriod', 'insert or update on "coachingPeriod" for each row', SET_PERIOD),
  onPostgres('listingWithoutPeriod', 'delete on "coachingPeriod" for each row', END_PERIOD),
  onPostgres(
    'listingOfSummary',
    `update on "customerSummary" for each row when (${SUMMARY_DIFFERS})`,
    SET_SUMMARY,
  ),
].join('')}
`;
