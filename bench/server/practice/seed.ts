import { sql } from 'kysely';
import { addDays, dayIn } from '#domain/day.ts';
import { DEFAULT_TIMINGS } from '#domain/plans/plan.ts';
import type { Database, Db } from '#server/db/open.ts';
import { cookieName } from '#server/signIn/sessionCookie.ts';
import { signed } from '#test/factories/accounts.ts';
import { MEALS, planInput } from '#test/factories/plans.ts';
import { factories } from '#test/factories.ts';
import { alwaysSum, seedCustomers, seedListing, seedSummaries } from './people.ts';
import {
  type Asking,
  type Batch,
  customerId,
  emailOf,
  numberOfUser,
  type Practice,
  tokenOf,
  within,
} from './practice.ts';

const WEEK_MS = 604_800_000;

/** One plan for each week back from today, in the order of uploading. */
async function seedPlans(
  db: Db,
  batch: Batch & { readonly plans: number; readonly by: string },
): Promise<void> {
  const today = dayIn('UTC', batch.at);
  for (let back = batch.plans - 1; back >= 0; back -= 1) {
    const plan = planInput(addDays(today, -7 * back), { name: `Week ${batch.plans - back}` });
    const at = new Date(batch.at.getTime() - back * WEEK_MS).toISOString();
    const values = [
      plan.name,
      plan.startDate,
      plan.endDate,
      JSON.stringify(plan.weeklyDietPlan),
      JSON.stringify(plan.mealTimings),
      plan.notes,
      at,
      at,
      batch.by,
    ].map((value) => sql`cast(${value} as text)`);
    await sql`
      insert into "dietPlan" ("customerId", "id", "name", "startDate", "endDate", "weeklyDietPlan",
        "mealTimings", "notes", "uploadedAt", "lastModified", "uploadedBy", "version")
      select "id", ${sql.lit(`${String(100 + batch.plans - back).slice(1)}-`)} || "id",
        ${sql.join(values)}, 1
      from "user" where ${within(batch)}`.execute(db);
  }
}

const EATEN = ['{"1":true,"3":true}', '{"1":true,"2":true,"3":true,"5":true,"6":true}', '{}'];
const DONE = [2, 5, 0];
const PLANNED = sql.lit(JSON.stringify(MEALS));
const TIMINGS = sql.lit(JSON.stringify(DEFAULT_TIMINGS));

/** Logs the days up to today for all customers, one day after the other. */
async function seedDays(db: Db, batch: Batch & { readonly days: number }): Promise<void> {
  const today = dayIn('UTC', batch.at);
  const [meals, done] = [EATEN.map((each) => sql.lit(each)), DONE.map((each) => sql.lit(each))];
  for (let back = batch.days - 1; back >= 0; back -= 1) {
    const date = addDays(today, -back);
    const turn = sql`(${numberOfUser} + ${sql.lit(back)}) % 3`;
    await sql`
      insert into "dailyProgress" ("customerId", "date", "meals", "waterIntake", "sleepHours",
        "mood", "dietScore", "notes", "submittedAt", "mealsDone", "mealsOfDay", "planName",
        "plannedMeals", "mealTimings", "plannedFrom")
      select "id", ${sql.lit(date)}, case ${turn} when 0 then ${meals[0]} when 1 then ${meals[1]} else ${meals[2]} end,
        '1.5 L', 7.5, 'Good', 4, 'Felt rested, and walked to work and back.',
        ${sql.lit(`${date}T19:30:00.000Z`)},
        case ${turn} when 0 then ${done[0]} when 1 then ${done[1]} else ${done[2]} end, 5,
        'Spring week', ${PLANNED}, ${TIMINGS}, 'logged'
      from "user" where ${within(batch)}`.execute(db);
  }
}

export type Size = {
  readonly customers: number;
  /** Weeks with a plan, and logged days, for each customer. */
  readonly plans: number;
  readonly days: number;
};

// How many customers are written at a time. Each batch is written day by day, so that the days of one
// customer are spread over the file as they would be if they came one a day.
const BATCH = 1000;
// The number of customers for whom requests are sent, spread evenly over all of them.
const MOST_ASKED = 2048;

type Wishes = {
  /** Only for a separate database whose user is its superuser: writes millions of rows in minutes. */
  readonly hurry?: boolean;
  readonly say?: (line: string) => void;
};

/**
 * A practice of one dietician and `size.customers` customers, created by statements that write thousands of
 * rows each. `db` belongs to a migrated database without customers.
 */
export async function seed(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  secret: string,
  size: Size,
  { hurry = false, say }: Wishes = {},
): Promise<Practice> {
  const at = new Date();
  const dietician = await factories(db, secret).aDietician({ name: 'Dora Dietician' });
  // Every reference is to a row of the same batch: checking a million of them costs more than writing them.
  if (hurry && engine === 'sqlite')
    for (const pragma of ['foreign_keys = off', 'synchronous = off', 'cache_size = -262144'])
      await sql`pragma ${sql.raw(pragma)}`.execute(db);
  if (hurry && engine === 'postgres') await alwaysSum(db);
  for (let from = 0; from < size.customers; from += BATCH) {
    const batch = { from, to: Math.min(size.customers, from + BATCH), at };
    await db.transaction().execute(async (transaction) => {
      if (hurry && engine === 'postgres')
        await sql`set local session_replication_role = replica`.execute(transaction);
      await seedCustomers(transaction, engine, batch);
      await seedPlans(transaction, { ...batch, plans: size.plans, by: dietician.id });
      await seedDays(transaction, { ...batch, days: size.days });
      if (hurry && engine === 'postgres') {
        await seedSummaries(transaction, batch);
        await seedListing(transaction, batch);
      }
    });
    if (batch.to % 10_000 === 0) say?.(`${batch.to} customers are there`);
  }
  return { dietician, size: size.customers, customers: await askedOf(db, size, secret) };
}

/** Does what a database does by itself sooner or later, so that it does not happen during a measurement. */
export async function settle({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  else {
    await sql`vacuum analyze`.execute(db);
    await sql`checkpoint`.execute(db);
  }
}

async function askedOf(db: Db, { customers: count }: Size, secret: string): Promise<Asking[]> {
  const asked = Math.min(MOST_ASKED, count);
  const numbers = Array.from({ length: asked }, (_, place) => Math.floor((place * count) / asked));
  const found = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', numbers.map(customerId))
    .execute();
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return numbers.map((number) => ({
    id: customerId(number),
    name: names.get(customerId(number)) ?? '',
    email: emailOf(number),
    cookie: { name: cookieName(undefined), value: signed(tokenOf(number), secret) },
  }));
}
