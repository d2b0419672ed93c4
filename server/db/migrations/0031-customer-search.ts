import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine } from '../open.ts';

/**
 * What the list of customers is searched, counted and ordered by, in one short row for each customer:
 * `customerListing`. And in `customerGrams` an index of every three letters that follow each other in a
 * name or address, in which any part of them is found. The database keeps both, whoever writes.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Keys and days compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  // PostgreSQL makes the shown columns itself. Of a column that SQLite makes, it reads the whole row
  // even where an index has it: there a trigger writes them.
  const shown = (column: ColumnDefinitionBuilder, [raw, without]: (typeof SHOWN)[Shown]) =>
    engine === 'postgres' ? column.generatedAlwaysAs(unlessClosed(raw, without)).stored() : column;
  const table = db.schema.createTable('customerListing');
  await (engine === 'sqlite'
    ? table.addColumn('number', 'integer', (id) => id.primaryKey())
    : table
  )
    .addColumn('customerId', key, (column) =>
      (engine === 'sqlite' ? column.unique() : column.primaryKey())
        .notNull()
        .references('user.id')
        .onDelete('cascade'),
    )
    .addColumn('sortName', key, required)
    .addColumn('words', key, required)
    .addColumn('timeZone', key)
    .addColumn('closed', 'boolean', required)
    .addColumn('periodStatus', key, (column) => column.notNull().defaultTo('not_set'))
    .addColumn('periodEndsOn', key)
    .addColumn('lastLoggedOn', key)
    .addColumn('adherenceLately', 'integer')
    .addColumn('planEndsOn', key)
    .addColumn('standing', key, (column) => shown(column, SHOWN.standing))
    .addColumn('byPeriod', key, (column) => shown(column, SHOWN.byPeriod))
    .addColumn('byLogged', key, (column) => shown(column, SHOWN.byLogged))
    .addColumn('byAdherence', 'integer', (column) => shown(column, SHOWN.byAdherence))
    .addColumn('byPlan', key, (column) => shown(column, SHOWN.byPlan))
    .execute();
  for (const statement of engine === 'postgres' ? rowsOnPostgres : rowsOnSqlite)
    await statement.execute(db);
  await sql`insert into "customerListing" (${COLUMNS}) ${listed(sql`"user"."role" = 'customer'`)}`.execute(
    db,
  );
  if (engine === 'postgres') {
    await sql`insert into "customerGrams" ("customerId", "words")
      select "customerId", "words" from "customerListing"`.execute(db);
    await sql`create index "customerGramsIn" on "customerGrams" using gin ("grams")`.execute(db);
  }
  for (const [name, ...columns] of INDEXES)
    await db.schema.createIndex(name).on('customerListing').columns(columns).execute();
  // With all that is looked at, so that SQLite reads nothing else; PostgreSQL reads the short rows.
  const more = (columns: RawBuilder<unknown>) => (engine === 'sqlite' ? columns : sql``);
  await sql`create index "customerListingByName" on "customerListing"
    ("sortName", "customerId" ${more(sql`, "words"`)})`.execute(db);
  await sql`create index "customerListingStanding" on "customerListing"
    ("standing", "byPeriod" ${more(sql`, "timeZone", "words", "customerId"`)})`.execute(db);
  for (const statement of engine === 'postgres' ? keptOnPostgres : keptOnSqlite)
    await statement.execute(db);
}

/**
 * The columns that the list is ordered and filtered by. Nothing of who has withdrawn their consent may be
 * told, not even by a place in a list.
 */
const SHOWN = {
  standing: ['periodStatus', sql`'not_set'`],
  byPeriod: ['periodEndsOn', sql`null`],
  byLogged: ['lastLoggedOn', sql`null`],
  byAdherence: ['adherenceLately', sql`null`],
  byPlan: ['planEndsOn', sql`null`],
} as const;
type Shown = keyof typeof SHOWN;

const unlessClosed = (raw: string, without: RawBuilder<unknown>) =>
  sql`case when "closed" then ${without} else ${sql.ref(raw)} end`;

const INDEXES = [
  ['customerListingByStanding', 'standing', 'sortName', 'customerId'],
  ['customerListingByLogged', 'byLogged', 'sortName', 'customerId'],
  ['customerListingByAdherence', 'byAdherence', 'sortName', 'customerId'],
  ['customerListingByPlan', 'byPlan', 'sortName', 'customerId'],
  ['customerListingByPeriod', 'byPeriod', 'sortName', 'customerId'],
] as const;

const COLUMNS = sql`"customerId", "sortName", "words", "timeZone", "closed", "periodStatus",
  "periodEndsOn", "lastLoggedOn", "adherenceLately", "planEndsOn"`;

const listed = (which: RawBuilder<unknown>) => sql`
  select "user"."id", "user"."sortName", "user"."sortName" || ${LINE} || "user"."email",
    "user"."timeZone", "user"."consent" = 'withdrawn', coalesce("planStatus", 'not_set'),
    "planEndDate", "lastLoggedOn", "adherenceLately", "planEndsOn"
  from "user"
    left join "coachingPeriod" on "coachingPeriod"."customerId" = "user"."id"
    left join "customerSummary" on "customerSummary"."customerId" = "user"."id"
  where ${which}`;

/** What stands between name and address. */
const LINE = sql.raw("'\n'");

const RAW = Object.values(SHOWN).map(([raw]) => sql.ref(raw));
const show = sql`update "customerListing" set ${sql.join(
  Object.entries(SHOWN).map(
    ([name, [raw, without]]) => sql`${sql.ref(name)} = ${unlessClosed(raw, without)}`,
  ),
)} where "number" = new."number"`;

const rowsOnSqlite = [
  sql`create trigger "listingShown" after insert on "customerListing" begin ${show}; end`,
  sql`create trigger "listingShownAnew" after update of "closed", ${sql.join(RAW)}
    on "customerListing" begin ${show}; end`,
  sql`create virtual table "customerGrams" using fts5("customerId" unindexed, "words",
    content = 'customerListing', content_rowid = 'number', tokenize = 'trigram case_sensitive 1')`,
  // Without it the index keeps the letters of who is gone until it is merged.
  sql`insert into "customerGrams" ("customerGrams", "rank") values ('secure-delete', 1)`,
  sql`create trigger "customerGramsAdded" after insert on "customerListing"
    begin
      insert into "customerGrams" ("rowid", "customerId", "words")
      values (new."number", new."customerId", new."words");
    end`,
  sql`create trigger "customerGramsChanged" after update of "words" on "customerListing"
    when new."words" <> old."words"
    begin
      insert into "customerGrams" ("customerGrams", "rowid", "customerId", "words")
      values ('delete', old."number", old."customerId", old."words");
      insert into "customerGrams" ("rowid", "customerId", "words")
      values (new."number", new."customerId", new."words");
    end`,
  sql`create trigger "customerGramsGone" after delete on "customerListing"
    begin
      insert into "customerGrams" ("customerGrams", "rowid", "customerId", "words")
      values ('delete', old."number", old."customerId", old."words");
    end`,
];

// Not pg_trgm: it is an extension, which not every database has and not every user may create.
const rowsOnPostgres = [
  sql`create function "gramsOf"("words" text) returns text[]
    language sql immutable strict parallel safe as $$
      select array_agg(substr("words", "at", 3))
      from generate_series(1, length("words") - 2) as "at"
    $$`,
  sql`create table "customerGrams" (
    "customerId" text collate "C" primary key references "user" ("id") on delete cascade,
    "words" text collate "C" not null,
    "grams" text[] generated always as ("gramsOf"("words")) stored)`,
];

/** Each trigger writes what its own table says and nothing else: no two of them overwrite each other. */
const OF_PERSON = ['sortName', 'words', 'timeZone', 'closed'];
const written = sql.join(
  OF_PERSON.map((name) => sql`${sql.ref(name)} = "excluded".${sql.ref(name)}`),
);
const listAgain = sql`insert into "customerListing" (${COLUMNS})
  ${listed(sql`"user"."id" = new."id" and "user"."role" = 'customer'`)}
  on conflict ("customerId") do update set ${written}`;
const ofPerson = sql`"role", "sortName", "email", "timeZone", "consent"`;
const notListed = sql`delete from "customerListing" where "customerId" = new."id"
  and new."role" is distinct from 'customer'`;
const period = (status: RawBuilder<unknown>, end: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
  sql`update "customerListing" set "periodStatus" = ${status}, "periodEndsOn" = ${end}
    where "customerId" = ${of}`;
const setPeriod = period(sql`new."planStatus"`, sql`new."planEndDate"`, sql`new."customerId"`);
const endPeriod = period(sql`'not_set'`, sql`null`, sql`old."customerId"`);
const SUMMED = ['lastLoggedOn', 'adherenceLately', 'planEndsOn'];
const setSummary = sql`update "customerListing" set ${sql.join(
  SUMMED.map((name) => sql`${sql.ref(name)} = new.${sql.ref(name)}`),
)} where "customerId" = new."customerId"`;
const summaryDiffers = sql.join(
  SUMMED.map((name) => sql`new.${sql.ref(name)} is distinct from old.${sql.ref(name)}`),
  sql` or `,
);

const keptOnSqlite = [
  sql`create trigger "listingBegun" after insert on "user" begin ${listAgain}; end`,
  sql`create trigger "listingChanged" after update of ${ofPerson} on "user"
    begin ${listAgain}; ${notListed}; end`,
  sql`create trigger "listingPeriodSet" after insert on "coachingPeriod" begin ${setPeriod}; end`,
  sql`create trigger "listingPeriodChanged" after update on "coachingPeriod" begin ${setPeriod}; end`,
  sql`create trigger "listingPeriodGone" after delete on "coachingPeriod" begin ${endPeriod}; end`,
  sql`create trigger "listingSummaryChanged" after update on "customerSummary"
    when ${summaryDiffers} begin ${setSummary}; end`,
];

const onPostgres = (name: string, when: RawBuilder<unknown>, ...body: RawBuilder<unknown>[]) => [
  sql`create function ${sql.ref(name)}() returns trigger language plpgsql
    set search_path from current as $$
    begin ${sql.join(body, sql`; `)}; return null; end $$`,
  sql`create trigger ${sql.ref(name)} after ${when} execute function ${sql.ref(name)}()`,
];

const keptOnPostgres = [
  // Once for each statement, since a restore writes many people with each.
  ...onPostgres(
    'listingBegun',
    sql`insert on "user" referencing new table as "new_people" for each statement`,
    sql`insert into "customerListing" (${COLUMNS}) ${listed(sql`"user"."role" = 'customer'
      and "user"."id" in (select "id" from "new_people")`)}`,
    sql`insert into "customerGrams" ("customerId", "words")
      select "customerId", "words" from "customerListing"
      where "customerId" in (select "id" from "new_people")`,
  ),
  ...onPostgres(
    'listingOfPerson',
    sql`update of ${ofPerson} on "user" for each row`,
    notListed,
    sql`delete from "customerGrams" where "customerId" = new."id"
      and new."role" is distinct from 'customer'`,
    listAgain,
    sql`insert into "customerGrams" ("customerId", "words")
      select "customerId", "words" from "customerListing" where "customerId" = new."id"
      on conflict ("customerId") do update set "words" = "excluded"."words"
      where "customerGrams"."words" <> "excluded"."words"`,
  ),
  ...onPostgres(
    'listingOfPeriod',
    sql`insert or update on "coachingPeriod" for each row`,
    setPeriod,
  ),
  ...onPostgres('listingWithoutPeriod', sql`delete on "coachingPeriod" for each row`, endPeriod),
  ...onPostgres(
    'listingOfSummary',
    sql`update on "customerSummary" for each row when (${summaryDiffers})`,
    setSummary,
  ),
];
