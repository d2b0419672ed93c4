import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * The row of each customer in `customerListing` gets all that a page of customers shows, so that a page joins no
 * table of people, and what the table is sorted by: the change of weight, the last visit, the dietician.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = engine === 'postgres' ? 'text collate "C"' : 'text';
  const added = [...RAW, ...(engine === 'sqlite' ? SHOWN : SHOWN.map(onlyWhileOpen))];
  for (const column of added)
    await sql
      .raw(`alter table "customerListing" add column ${column.replace('KEY', key)}`)
      .execute(db);
  for (const statement of [...INDEXES, CHANGES, ...statements(engine)])
    await sql.raw(statement).execute(db);
}

const RAW = [
  `"name" text default '' not null`,
  `"email" text default '' not null`,
  `"verified" boolean default false not null`,
  '"image" text',
  '"dieticianId" KEY',
  '"dietician" KEY',
  '"periodStartsOn" text',
  '"resumedAt" text',
  '"silentDays" integer',
  '"visitedOn" text',
  '"weightChange" integer',
];
const SHOWN = ['"byWeight" integer', '"byVisit" KEY'];
const OF = { '"byWeight" integer': 'weightChange', '"byVisit" KEY': 'visitedOn' } as const;

const onlyWhileOpen = (column: string) => `${column} generated always as
  (case when "closed" then null else "${OF[column as keyof typeof OF]}" end) stored`;

const INDEXES = [
  ['Weight', 'byWeight'],
  ['Visit', 'byVisit'],
  ['Dietician', 'dietician'],
  ['DieticianId', 'dieticianId'],
].map(
  ([name, column]) =>
    `create index "customerListingBy${name}" on "customerListing" ("${column}", "sortName", "customerId")`,
);

/** Of a hundred entries of the record of access one is a change, and somebody may want to see these only. */
const CHANGES = `create index "auditEntryChange" on "auditEntry" ("id") where "does" <> 'reads'`;

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

const PERSON = `"sortName", "words", "timeZone", "closed", "name", "email", "verified", "dieticianId", "dietician"`;
const REST = `"periodStatus", "periodStartsOn", "periodEndsOn", "resumedAt", "lastLoggedOn", "adherenceLately",
  "planEndsOn", "weightChange", "image", "silentDays", "visitedOn"`;

const lastVisit = (of: string) =>
  `(select max("date") from "visit" where "visit"."customerId" = ${of})`;

const list = (engine: Engine, which: string, renewed: string) => `
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
  on conflict ("customerId") do update set ${renewed
    .split(',')
    .map((column) => `${column} = "excluded".${column.trim()}`)
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
const FOLLOWED = [
  {
    table: 'profileImage',
    owner: 'ownerId',
    set: (of: string) =>
      `"image" = (select "filename" from "profileImage" where "ownerId" = ${of})`,
  },
  {
    table: 'customerAttention',
    owner: 'customerId',
    set: (of: string) =>
      `"silentDays" = (select "silentDays" from "customerAttention" as "own" where "own"."customerId" = ${of})`,
  },
  { table: 'visit', owner: 'customerId', set: (of: string) => `"visitedOn" = ${lastVisit(of)}` },
];
const follow = (set: (of: string) => string, of: string) =>
  `update "customerListing" set ${set(of)} where "customerId" = ${of}`;

const statements = (engine: Engine) => [
  ...(engine === 'sqlite' ? onSqlite() : onPostgres()),
  list(engine, '1 = 1', `${PERSON}, ${REST}`),
];

const SHOW = `update "customerListing" set
  "standing" = case when "closed" then 'not_set' else "periodStatus" end,
  "byPeriod" = case when "closed" then null else "periodEndsOn" end,
  "byLogged" = case when "closed" then null else "lastLoggedOn" end,
  "byAdherence" = case when "closed" then null else "adherenceLately" end,
  "byPlan" = case when "closed" then null else "planEndsOn" end,
  "byWeight" = case when "closed" then null else "weightChange" end,
  "byVisit" = case when "closed" then null else "visitedOn" end
  where "number" = new."number"`;

function onSqlite(): string[] {
  const again = (name: string, when: string, ...work: string[]) => [
    `drop trigger if exists "${name}"`,
    `create trigger "${name}" after ${when} begin ${work.join('; ')}; end`,
  ];
  const listAgain = list('sqlite', '"user"."id" = new."id"', PERSON);
  return [
    ...again('listingShown', 'insert on "customerListing"', SHOW),
    ...again(
      'listingShownAnew',
      `update of "closed", "periodStatus", "periodEndsOn", "lastLoggedOn", "adherenceLately",
        "planEndsOn", "weightChange", "visitedOn" on "customerListing"`,
      SHOW,
    ),
    ...again('listingBegun', 'insert on "user"', listAgain),
    ...again(
      'listingChanged',
      `update of ${OF_PERSON} on "user"`,
      listAgain,
      `delete from "customerListing" where ${IS_LISTED_NO_LONGER}`,
      RENAME_COACH,
    ),
    ...again('listingPeriodSet', 'insert on "coachingPeriod"', SET_PERIOD),
    ...again('listingPeriodChanged', 'update on "coachingPeriod"', SET_PERIOD),
    ...again('listingPeriodGone', 'delete on "coachingPeriod"', END_PERIOD),
    ...again(
      'listingSummaryChanged',
      `update on "customerSummary" when ${SUMMARY_DIFFERS}`,
      setSummary('sqlite'),
    ),
    ...FOLLOWED.flatMap(({ table, owner, set }) =>
      [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ].flatMap(([event, row]) =>
        again(
          `listing_${table}_${event}`,
          `${event} on "${table}"`,
          follow(set, `${row}."${owner}"`),
        ),
      ),
    ),
  ];
}

function onPostgres(): string[] {
  const again = (name: string, when: string, ...body: string[]) => [
    `create or replace function "${name}"() returns trigger language plpgsql
      set search_path from current as $$ begin ${body.join('; ')}; return null; end $$`,
    `create or replace trigger "${name}" after ${when} execute function "${name}"()`,
  ];
  return [
    ...again(
      'listingBegun',
      'insert on "user" referencing new table as "new_people" for each statement',
      list('postgres', '"user"."id" in (select "id" from "new_people")', PERSON),
      `insert into "customerGrams" ("customerId", "words") select "customerId", "words"
        from "customerListing" where "customerId" in (select "id" from "new_people")`,
    ),
    ...again(
      'listingOfPerson',
      `update of ${OF_PERSON} on "user" for each row`,
      `delete from "customerListing" where ${IS_LISTED_NO_LONGER}`,
      `delete from "customerGrams" where ${IS_LISTED_NO_LONGER}`,
      list('postgres', '"user"."id" = new."id"', PERSON),
      `insert into "customerGrams" ("customerId", "words")
        select "customerId", "words" from "customerListing" where "customerId" = new."id"
        on conflict ("customerId") do update set "words" = "excluded"."words"
        where "customerGrams"."words" <> "excluded"."words"`,
      RENAME_COACH,
    ),
    ...again('listingOfPeriod', 'insert or update on "coachingPeriod" for each row', SET_PERIOD),
    ...again('listingWithoutPeriod', 'delete on "coachingPeriod" for each row', END_PERIOD),
    ...again(
      'listingOfSummary',
      `update on "customerSummary" for each row when (${SUMMARY_DIFFERS})`,
      setSummary('postgres'),
    ),
    ...FOLLOWED.flatMap(({ table, owner, set }) =>
      again(
        `listing_${table}`,
        `insert or update or delete on "${table}" for each row`,
        follow(set, `coalesce(new."${owner}", old."${owner}")`),
      ),
    ),
  ];
}
