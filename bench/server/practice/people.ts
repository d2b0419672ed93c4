import { hashPassword } from 'better-auth/crypto';
import { type RawBuilder, sql } from 'kysely';
import { addDays, dayIn } from '#domain/day.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { FIRST, LAST } from '#test/factories/names.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { type Batch, emailInSql, idInSql, tokenInSql, within } from './practice.ts';

const DAY_MS = 86_400_000;
// All have the same password, so they share its hash, which is slow by design.
const hash = hashPassword(PASSWORD);

/** One of several texts, in rotation. */
const oneOf = (texts: readonly string[], number: RawBuilder<unknown>) =>
  sql`case ${number} % ${sql.lit(texts.length)} ${sql.join(
    texts.map((text, index) => sql`when ${sql.lit(index)} then ${sql.lit(text)}`),
    sql` `,
  )} end`;

const number = sql`"number"`;
const name = sql`${oneOf(FIRST, sql`("number" / 7)`)} || ' ' || ${oneOf(LAST, number)} || ' ' || cast(("number" % 20000) * 48271 % 99991 as text)`;

/**
 * Customers with their accounts, sessions, periods and profiles. The status of the period is written
 * directly: with `hurry`, the trigger that maintains it does not run. All live in one zone: early in the day somebody
 * in New York would still have yesterday.
 */
export async function seedCustomers(db: Db, engine: Engine, batch: Batch): Promise<void> {
  const { from, to, at } = batch;
  const instant = (text: string) =>
    engine === 'postgres' ? sql`cast(${text} as timestamptz)` : sql`${text}`;
  const text = (value: string) => sql`cast(${value} as text)`;
  const now = at.toISOString();
  // Long ago: nobody logs a day from long before they came, and each round logs days of its own.
  const joined = new Date(at.getTime() - 100 * 365 * DAY_MS).toISOString();
  const ends = new Date(at.getTime() + 30 * DAY_MS).toISOString();
  const today = dayIn('UTC', at);
  const no = sql`(1 = 0)`;
  await sql`
    insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "role",
      "timeZone", "disabled", "sortName", "consent", "periodStatus")
    with recursive numbers("number") as (
      select ${sql.lit(from)} union all
      select "number" + 1 from numbers where "number" + 1 < ${sql.lit(to)})
    select ${idInSql}, ${name}, ${emailInSql}, (1 = 1), ${instant(joined)}, ${instant(now)}, 'customer',
      'UTC', ${no}, lower(${name}), 'given', 'active' from numbers`.execute(db);
  await sql`
    insert into "account" ("id", "accountId", "providerId", "userId", "password", "createdAt",
      "updatedAt")
    select 'account-' || "id", "id", 'credential', "id", ${text(await hash)}, ${instant(now)},
      ${instant(now)} from "user" where ${within(batch)}`.execute(db);
  await sql`
    insert into "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
    with recursive numbers("number") as (
      select ${sql.lit(from)} union all
      select "number" + 1 from numbers where "number" + 1 < ${sql.lit(to)})
    select 'session-' || ${idInSql}, ${tokenInSql}, ${idInSql}, ${instant(ends)}, ${instant(now)},
      ${instant(now)} from numbers`.execute(db);
  await sql`
    insert into "consent" ("userId", "id", "version", "givenAt")
    select "id", 'consent', ${text(BUILT_IN_PRIVACY)}, ${text(now)} from "user"
    where ${within(batch)}`.execute(db);
  await sql`
    insert into "coachingPeriod" ("customerId", "planStatus", "planStartDate", "planEndDate",
      "updatedAt")
    select "id", 'active', ${text(addDays(today, -80))}, ${text(addDays(today, 60))}, ${text(now)}
    from "user" where ${within(batch)}`.execute(db);
  await sql`
    insert into "customerProfile" ("customerId", "profile", "lastUpdated", "version")
    select "id", replace(${text(JSON.stringify(PROFILE))}, 'NAME', "name"), ${text(now)}, 1
    from "user" where ${within(batch)}`.execute(db);
}

/** The tables from which a summary is counted, with the column that identifies a customer's last row. */
const SUMMED = [
  ['dailyProgress', 'date'],
  ['dietPlan', 'startDate'],
] as const;

/** On PostgreSQL, makes the triggers that count a summary run even with `hurry`, when rows change. */
export async function alwaysSum(db: Db): Promise<void> {
  for (const [table] of SUMMED)
    await sql`alter table ${sql.table(table)}
      enable always trigger ${sql.ref(`${table}SummaryChanged`)}`.execute(db);
}

/** The summaries of customers: a single change of a customer counts all that they have. */
export async function seedSummaries(db: Db, batch: Batch): Promise<void> {
  await sql`insert into "customerSummary" ("customerId") select "id" from "user"
    where ${within(batch)}`.execute(db);
  for (const [table, last] of SUMMED)
    await sql`update ${sql.table(table)} set "customerId" = "customerId"
      where ("customerId", ${sql.ref(last)}) in (
        select "customerId", max(${sql.ref(last)}) from ${sql.table(table)}
        where "customerId" in (select "id" from "user" where ${within(batch)})
        group by "customerId")`.execute(db);
}

/**
 * The rows by which the list of customers is searched; the triggers that maintain them do not run with
 * `hurry`.
 */
export async function seedListing(db: Db, batch: Batch): Promise<void> {
  await sql`
    insert into "customerListing" ("customerId", "sortName", "words", "timeZone", "closed",
      "name", "email", "verified", "periodStatus", "periodStartsOn", "periodEndsOn", "lastLoggedOn",
      "adherenceLately", "planEndsOn")
    select "user"."id", "sortName", "sortName" || ${sql.lit('\n')} || "email", "timeZone", (1 = 0),
      "user"."name", "email", "emailVerified", "planStatus", "planStartDate", "planEndDate",
      "lastLoggedOn", "adherenceLately", "planEndsOn"
    from "user"
      join "coachingPeriod" on "coachingPeriod"."customerId" = "user"."id"
      join "customerSummary" on "customerSummary"."customerId" = "user"."id"
    where ${within(batch)}`.execute(db);
  await sql`
    insert into "customerGrams" ("customerId", "words")
    select "customerId", "words" from "customerListing" where "customerId" in (
      select "id" from "user" where ${within(batch)})`.execute(db);
}

const PROFILE = {
  ...EMPTY_PROFILE,
  name: 'NAME',
  dateOfBirth: '1987-04-12',
  gender: 'female',
  // The product puts the latest measurement here, and these customers have none.
  weight: null,
  height: 172,
  activityLevel: 'lightlyActive',
  dietaryPreferences: ['vegetarian'],
  dietaryRestrictions: 'No nuts, little lactose.',
  fitnessGoals: 'Ten kilometres without a stop, by summer.',
  medicalConditions: 'Raised cholesterol, found in spring.',
  favoritesFood: 'Lentils, rye bread, plums.',
  foodDislikes: 'Raw onion.',
};
