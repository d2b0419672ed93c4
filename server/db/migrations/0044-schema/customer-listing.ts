import type { Engine } from '../../open.ts';

/**
 * What the list of customers shows and is searched, counted and ordered by, in one row for each customer:
 * `customerListing`. And in `customerGrams` an index of every three letters that follow each other in a name or
 * address, in which any part of them is found. The database keeps both, whoever writes. `standing` and the columns
 * that begin with 'by' are what the list is ordered and filtered by: nothing of who has withdrawn their consent may
 * be told, not even by a place in a list.
 */
export const customerListing = (engine: Engine): string =>
  [...TABLES[engine], ...INDEXES, ...(engine === 'sqlite' ? onSqlite() : onPostgres())].join(';\n');

const RAW = `
  "sortName" KEY not null, "words" KEY not null, "timeZone" KEY, "closed" boolean not null,
  "name" text not null, "email" text not null, "verified" boolean not null, "dieticianId" KEY,
  "dietician" KEY, "image" text, "periodStatus" KEY default 'not_set' not null,
  "periodStartsOn" text, "periodEndsOn" KEY, "resumedAt" text, "lastLoggedOn" KEY,
  "adherenceLately" integer, "planEndsOn" KEY, "weightChange" integer, "silentDays" integer,
  "visitedOn" text`;
const PERSON = `"sortName", "words", "timeZone", "closed", "name", "email", "verified", "dieticianId", "dietician"`;
const REST = `"periodStatus", "periodStartsOn", "periodEndsOn", "resumedAt", "lastLoggedOn", "adherenceLately",
  "planEndsOn", "weightChange", "image", "silentDays", "visitedOn"`;

/** The columns that lists go by, each with its type, what it is made of, and what it is of who is closed. */
const SHOWN: readonly [name: string, type: string, of: string, closed: string][] = [
  ['standing', 'KEY', 'periodStatus', `'not_set'`],
  ['byPeriod', 'KEY', 'periodEndsOn', 'null'],
  ['byLogged', 'KEY', 'lastLoggedOn', 'null'],
  ['byAdherence', 'integer', 'adherenceLately', 'null'],
  ['byPlan', 'KEY', 'planEndsOn', 'null'],
  ['byWeight', 'integer', 'weightChange', 'null'],
  ['byVisit', 'KEY', 'visitedOn', 'null'],
];
const joined = (each: (...of: (typeof SHOWN)[number]) => string) =>
  SHOWN.map((of) => each(...of)).join(', ');
const unlessClosed = (of: string, closed: string) =>
  `case when "closed" then ${closed} else "${of}" end`;

const OWNER = 'references "user" ("id") on delete cascade';

// Of columns that SQLite makes itself, it reads the whole row even where an index has them, so a trigger writes
// them. Two indexes have all that is looked at, so that SQLite reads nothing else. PostgreSQL has no pg_trgm here: it is
// an extension, which not every database has and not every user may create.
const TABLES: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create table "customerListing" (
      "number" integer primary key, "customerId" KEY not null unique ${OWNER}, ${RAW},
      ${joined((name, type) => `"${name}" ${type}`)})`,
    `create virtual table "customerGrams" using fts5("customerId" unindexed, "words",
      content = 'customerListing', content_rowid = 'number', tokenize = 'trigram case_sensitive 1')`,
    // Without it the index keeps the letters of who is gone until it is merged.
    `insert into "customerGrams" ("customerGrams", "rank") values ('secure-delete', 1)`,
    `create index "customerListingByName" on "customerListing" ("sortName", "customerId", "words")`,
    `create index "customerListingStanding" on "customerListing"
      ("standing", "byPeriod", "timeZone", "words", "customerId")`,
  ],
  postgres: [
    `create table "customerListing" ("customerId" KEY primary key ${OWNER}, ${RAW},
      ${joined((name, type, of, closed) => `"${name}" ${type} generated always as (${unlessClosed(of, closed)}) stored`)})`,
    `create function "gramsOf"("words" text) returns text[]
      language sql immutable strict parallel safe as $$
        select array_agg(substr("words", "at", 3))
        from generate_series(1, length("words") - 2) as "at"
      $$`,
    `create table "customerGrams" ("customerId" KEY primary key ${OWNER}, "words" KEY not null,
      "grams" text[] generated always as ("gramsOf"("words")) stored)`,
    `create index "customerGramsIn" on "customerGrams" using gin ("grams")`,
    `create index "customerListingByName" on "customerListing" ("sortName", "customerId")`,
    `create index "customerListingStanding" on "customerListing" ("standing", "byPeriod")`,
  ],
};

const INDEXES = [
  ['Standing', 'standing'],
  ['Logged', 'byLogged'],
  ['Adherence', 'byAdherence'],
  ['Plan', 'byPlan'],
  ['Period', 'byPeriod'],
  ['Weight', 'byWeight'],
  ['Visit', 'byVisit'],
  ['Dietician', 'dietician'],
  ['DieticianId', 'dieticianId'],
].map(
  ([name, column]) =>
    `create index "customerListingBy${name}" on "customerListing" ("${column}", "sortName", "customerId")`,
);

/** From the earliest of the last weighings, at most four weeks before the latest one, to that one. In grams. */
const weightChange = (engine: Engine, weights: string) =>
  engine === 'sqlite'
    ? `(select json_extract(${weights}, '$[0][1]') - json_extract("value", '$[1]')
        from json_each(${weights}) where "key" > 0
          and json_extract("value", '$[0]') >= date(json_extract(${weights}, '$[0][0]'), '-28 days')
        order by "key" desc limit 1)`
    : `(select cast(cast(${weights} as jsonb) -> 0 ->> 1 as integer) - cast("of"."value" ->> 1 as integer)
        from jsonb_array_elements(cast(${weights} as jsonb)) with ordinality as "of"("value", "nth")
        where "nth" > 1 and "of"."value" ->> 0 >= to_char(
          cast(cast(${weights} as jsonb) -> 0 ->> 0 as date) - 28, 'YYYY-MM-DD')
        order by "nth" desc limit 1)`;

const lastVisit = (of: string) =>
  `(select max("date") from "visit" where "visit"."customerId" = ${of})`;

// Each trigger writes what its own table says and nothing else: no two of them overwrite each other.
const list = (engine: Engine, which: string) => `
  insert into "customerListing" ("customerId", ${PERSON}, ${REST})
  select "user"."id", "user"."sortName", "user"."sortName" || '\n' || "user"."email", "user"."timeZone",
    "user"."consent" = 'withdrawn', "user"."name", "user"."email", "user"."emailVerified",
    "user"."dieticianId", "coach"."sortName", coalesce("planStatus", 'not_set'), "planStartDate",
    "planEndDate", "resumedAt", "lastLoggedOn", "adherenceLately", "planEndsOn",
    ${weightChange(engine, '"weights"')}, "filename", "silentDays", ${lastVisit('"user"."id"')}
  from "user"
    left join "user" as "coach" on "coach"."id" = "user"."dieticianId"
    left join "coachingPeriod" on "coachingPeriod"."customerId" = "user"."id"
    left join "customerSummary" on "customerSummary"."customerId" = "user"."id"
    left join "profileImage" on "profileImage"."ownerId" = "user"."id"
    left join "customerAttention" on "customerAttention"."customerId" = "user"."id"
  where "user"."role" = 'customer' and ${which}
  on conflict ("customerId") do update set ${PERSON.split(', ')
    .map((column) => `${column} = "excluded".${column}`)
    .join()}`;

const OF_PERSON =
  '"role", "sortName", "email", "timeZone", "consent", "name", "emailVerified", "dieticianId"';
const IS_LISTED_NO_LONGER = `"customerId" = new."id" and new."role" is distinct from 'customer'`;
const RENAME_COACH = `update "customerListing" set "dietician" = new."sortName"
  where "dieticianId" = new."id" and "dietician" is distinct from new."sortName"`;
const SET_PERIOD = `update "customerListing" set "periodStatus" = new."planStatus",
  "periodStartsOn" = new."planStartDate", "periodEndsOn" = new."planEndDate", "resumedAt" = new."resumedAt"
  where "customerId" = new."customerId"`;
const END_PERIOD = `update "customerListing" set "periodStatus" = 'not_set', "periodStartsOn" = null,
  "periodEndsOn" = null, "resumedAt" = null where "customerId" = old."customerId"`;
const setSummary = (engine: Engine) => `update "customerListing" set
  "lastLoggedOn" = new."lastLoggedOn", "adherenceLately" = new."adherenceLately",
  "planEndsOn" = new."planEndsOn", "weightChange" = ${weightChange(engine, 'new."weights"')}
  where "customerId" = new."customerId"`;
const SUMMARY_DIFFERS = ['lastLoggedOn', 'adherenceLately', 'planEndsOn', 'weights']
  .map((column) => `new."${column}" is distinct from old."${column}"`)
  .join(' or ');

/** Other tables of which a row says something, each with what it sets for a customer. */
const FOLLOWED: readonly (readonly [table: string, owner: string, set: (of: string) => string])[] =
  [
    [
      'profileImage',
      'ownerId',
      (of) => `"image" = (select "filename" from "profileImage" where "ownerId" = ${of})`,
    ],
    [
      'customerAttention',
      'customerId',
      (of) =>
        `"silentDays" = (select "silentDays" from "customerAttention" as "own" where "own"."customerId" = ${of})`,
    ],
    ['visit', 'customerId', (of) => `"visitedOn" = ${lastVisit(of)}`],
  ];
const follow = (set: (of: string) => string, of: string) =>
  `update "customerListing" set ${set(of)} where "customerId" = ${of}`;

function onSqlite(): string[] {
  const trigger = (name: string, when: string, ...work: readonly string[]) =>
    `create trigger "${name}" after ${when} begin ${work.join('; ')}; end`;
  const show = `update "customerListing"
    set ${joined((name, _, of, closed) => `"${name}" = ${unlessClosed(of, closed)}`)}
    where "number" = new."number"`;
  const gram = (row: string, command = '') =>
    `insert into "customerGrams" (${command && '"customerGrams", '}"rowid", "customerId", "words")
      values (${command}${row}."number", ${row}."customerId", ${row}."words")`;
  const listAgain = list('sqlite', '"user"."id" = new."id"');
  return [
    trigger('listingShown', 'insert on "customerListing"', show),
    trigger(
      'listingShownAnew',
      `update of "closed", ${joined((_name, _type, of) => `"${of}"`)} on "customerListing"`,
      show,
    ),
    trigger('customerGramsAdded', 'insert on "customerListing"', gram('new')),
    trigger(
      'customerGramsChanged',
      'update of "words" on "customerListing" when new."words" <> old."words"',
      gram('old', `'delete', `),
      gram('new'),
    ),
    trigger('customerGramsGone', 'delete on "customerListing"', gram('old', `'delete', `)),
    trigger('listingBegun', 'insert on "user"', listAgain),
    trigger(
      'listingChanged',
      `update of ${OF_PERSON} on "user"`,
      listAgain,
      `delete from "customerListing" where ${IS_LISTED_NO_LONGER}`,
      RENAME_COACH,
    ),
    trigger('listingPeriodSet', 'insert on "coachingPeriod"', SET_PERIOD),
    trigger('listingPeriodChanged', 'update on "coachingPeriod"', SET_PERIOD),
    trigger('listingPeriodGone', 'delete on "coachingPeriod"', END_PERIOD),
    trigger(
      'listingSummaryChanged',
      `update on "customerSummary" when ${SUMMARY_DIFFERS}`,
      setSummary('sqlite'),
    ),
    ...FOLLOWED.flatMap(([table, owner, set]) =>
      [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ].map(([event, row]) =>
        trigger(
          `listing_${table}_${event}`,
          `${event} on "${table}"`,
          follow(set, `${row}."${owner}"`),
        ),
      ),
    ),
  ];
}

function onPostgres(): string[] {
  const trigger = (name: string, when: string, ...body: readonly string[]) => [
    `create function "${name}"() returns trigger language plpgsql
      set search_path from current as $$ begin ${body.join('; ')}; return null; end $$`,
    `create trigger "${name}" after ${when} execute function "${name}"()`,
  ];
  return [
    // Once for each statement, since a restore writes many people with each.
    ...trigger(
      'listingBegun',
      'insert on "user" referencing new table as "new_people" for each statement',
      list('postgres', '"user"."id" in (select "id" from "new_people")'),
      `insert into "customerGrams" ("customerId", "words") select "customerId", "words"
        from "customerListing" where "customerId" in (select "id" from "new_people")`,
    ),
    ...trigger(
      'listingOfPerson',
      `update of ${OF_PERSON} on "user" for each row`,
      `delete from "customerListing" where ${IS_LISTED_NO_LONGER}`,
      `delete from "customerGrams" where ${IS_LISTED_NO_LONGER}`,
      list('postgres', '"user"."id" = new."id"'),
      `insert into "customerGrams" ("customerId", "words")
        select "customerId", "words" from "customerListing" where "customerId" = new."id"
        on conflict ("customerId") do update set "words" = "excluded"."words"
        where "customerGrams"."words" <> "excluded"."words"`,
      RENAME_COACH,
    ),
    ...trigger('listingOfPeriod', 'insert or update on "coachingPeriod" for each row', SET_PERIOD),
    ...trigger('listingWithoutPeriod', 'delete on "coachingPeriod" for each row', END_PERIOD),
    ...trigger(
      'listingOfSummary',
      `update on "customerSummary" for each row when (${SUMMARY_DIFFERS})`,
      setSummary('postgres'),
    ),
    ...FOLLOWED.flatMap(([table, owner, set]) =>
      trigger(
        `listing_${table}`,
        `insert or update or delete on "${table}" for each row`,
        follow(set, `coalesce(new."${owner}", old."${owner}")`),
      ),
    ),
  ];
}
