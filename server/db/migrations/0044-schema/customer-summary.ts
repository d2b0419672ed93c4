import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../../open.ts';

/**
 * Keeps `customerSummary`. The database does it, whoever writes: a day is saved by a single statement without a
 * transaction of ours, and restores, erasures and hand-overs write rows as well.
 */
export function keepSummary(engine: Engine): RawBuilder<unknown>[] {
  const parts = [days, plans(engine), weights];
  return engine === 'postgres' ? onPostgres(parts) : onSqlite(parts);
}

type Sql = RawBuilder<unknown>;

type Part = {
  readonly table: string;
  /** The columns that it is made of. */
  readonly of: readonly string[];
  /** What it sets in a row of `customerSummary`. */
  readonly set: Sql;
};

const ofThisCustomer = sql`"customerId" = "customerSummary"."customerId"`;

/** The last 14 logged days, and of the last 7 the meals done, all meals, and the first as their percentage. */
const days: Part = {
  table: 'dailyProgress',
  of: ['date', 'mealsDone', 'mealsOfDay'],
  set: sql`("lastLoggedOn", "recentDays", "doneLately", "ofLately", "adherenceLately") = (
    select max("date"),
      coalesce('[' || string_agg('["' || "date" || '",' || "mealsDone" || ',' || "mealsOfDay" || ']',
        ',' order by "nth") || ']', '[]'),
      coalesce(sum("mealsDone") filter (where "nth" <= 7), 0),
      coalesce(sum("mealsOfDay") filter (where "nth" <= 7), 0),
      sum("mealsDone") filter (where "nth" <= 7) * 100
        / nullif(sum("mealsOfDay") filter (where "nth" <= 7), 0)
    from (
      select "date", "mealsDone", "mealsOfDay", row_number() over (order by "date" desc) as "nth"
      from (
        select "date", "mealsDone", "mealsOfDay" from "dailyProgress" where ${ofThisCustomer}
        order by "date" desc limit 14
      ) as "last"
    ) as "counted"
  )`,
};

/**
 * The stretches of days for which plans have a meal, without a gap in them, the latest twelve. A plan
 * holds for seven days from its first one, whatever its last day is called; of two that hold for a day,
 * the one uploaded last. The latest forty plans are looked at, which is the most of a year.
 */
function plans(engine: Engine): Part {
  const { day, number, week, meal } = WEEKS[engine];
  const set = sql`("planEndsOn", "plannedDays") = (
    select max("last"),
      coalesce('[' || string_agg('["' || "first" || '","' || "last" || '"]', ',' order by "first" desc)
        || ']', '[]')
    from (
      select min("day") as "first", max("day") as "last"
      from (
        select "day", ${number} - row_number() over (order by "day") as "stretch"
        from (
          select ${day} as "day", ${meal} as "isPlanned",
            row_number() over (partition by ${day} order by "uploadedAt" desc, "plan"."id" desc) as "nth"
          from (
            select "id", "startDate", "uploadedAt", "weeklyDietPlan" from "dietPlan"
            where ${ofThisCustomer} order by "startDate" desc, "uploadedAt" desc limit 40
          ) as "plan" cross join ${week}
        ) as "held"
        where "nth" = 1 and "isPlanned" and "day" is not null
      ) as "planned"
      group by "stretch" order by 1 desc limit 12
    ) as "stretches"
  )`;
  return { table: 'dietPlan', of: ['startDate', 'weeklyDietPlan', 'uploadedAt'], set };
}

/** How a plan's days are read: a day, null behind the last of the calendar, and whether it has a meal. */
const WEEKS = {
  sqlite: {
    day: sql`date("startDate", "of"."key" || ' days')`,
    number: sql`cast(julianday("day") as integer)`,
    week: sql`json_each("weeklyDietPlan") as "of"`,
    meal: sql`exists (
      select 1 from json_each("of"."value", '$.meals') as "meal" where trim("meal"."value") <> ''
    )`,
  },
  postgres: {
    day: sql`case when cast("startDate" as date) + cast("of"."nth" as integer) <= date '10000-01-01'
      then to_char(cast("startDate" as date) + cast("of"."nth" as integer) - 1, 'YYYY-MM-DD') end`,
    number: sql`(cast("day" as date) - date '2000-01-01')`,
    week: sql`jsonb_array_elements(cast("weeklyDietPlan" as jsonb)) with ordinality as "of"("value", "nth")`,
    meal: sql`exists (
      select 1 from jsonb_array_elements_text("of"."value" -> 'meals') as "meal"("text")
      where trim("meal"."text") <> ''
    )`,
  },
} satisfies Record<Engine, Record<string, Sql>>;

/** The ten weights that were measured last, in grams, so that both engines write them alike; pounds are named. */
const weights: Part = {
  table: 'measurement',
  of: ['kind', 'measuredAt', 'date', 'si', 'unit'],
  set: sql`"weights" = (
    select coalesce('[' || string_agg('["' || "date" || '",' || cast(round("si" * 1000) as bigint) ||
      case when "unit" = 'lb' then ',"lb"]' else ']' end,
      ',' order by "measuredAt" desc) || ']', '[]')
    from (
      select "date", "si", "unit", "measuredAt" from "measurement"
      where ${ofThisCustomer} and "kind" = 'weight' order by "measuredAt" desc limit 10
    ) as "last"
  )`,
};

const summing = (set: Sql, customer: Sql) =>
  sql`update "customerSummary" set ${set} where "customerId" ${customer}`;

const onSqlite = (parts: readonly Part[]): Sql[] => [
  sql`create trigger "customerSummaryBegun" after insert on "user"
    begin insert into "customerSummary" ("customerId") values (new."id"); end`,
  ...parts.flatMap(({ table, of, set }) =>
    [
      ['Added', sql`insert`, 'new'],
      ['Changed', sql`update of ${sql.join(of.map((name) => sql.ref(name)))}`, 'new'],
      ['Gone', sql`delete`, 'old'],
    ].map(
      ([name, event, row]) => sql`create trigger ${sql.ref(`${table}Summary${name}`)}
        after ${event} on ${sql.table(table)}
        begin ${summing(set, sql`= ${sql.ref(`${row}.customerId`)}`)}; end`,
    ),
  ),
];

/**
 * Once for each statement, since a restore writes many rows with each. The rows are locked first, and
 * read by the next statement: of two days of one customer that are saved at once, the second counts both.
 */
const onPostgres = (parts: readonly Part[]): Sql[] => [
  sql`create function "beginCustomerSummary"() returns trigger language plpgsql
    set search_path from current as $$
    begin
      insert into "customerSummary" ("customerId") values (new."id");
      return null;
    end $$`,
  sql`create trigger "customerSummaryBegun" after insert on "user"
    for each row execute function "beginCustomerSummary"()`,
  ...parts.flatMap(({ table, set }) => [
    sql`create function ${sql.ref(`${table}Summary`)}() returns trigger language plpgsql
      set search_path from current as $$
      begin
        perform 1 from "customerSummary" where "customerId" in (select "customerId" from "changed")
          order by "customerId" for no key update;
        ${summing(set, sql`in (select "customerId" from "changed")`)};
        return null;
      end $$`,
    ...[
      ['Added', sql`insert`, sql`new`],
      ['Changed', sql`update`, sql`new`],
      ['Gone', sql`delete`, sql`old`],
    ].map(
      ([name, event, row]) => sql`create trigger ${sql.ref(`${table}Summary${name}`)}
        after ${event} on ${sql.table(table)} referencing ${row} table as "changed"
        for each statement execute function ${sql.ref(`${table}Summary`)}()`,
    ),
  ]),
];
