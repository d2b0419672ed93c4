import { type Kysely, sql } from 'kysely';

/** So many customers are read and filled at a time: of millions of days a few thousand in memory. */
const CUSTOMERS_AT_ONCE = 50;
/** So many days are written by one statement. */
const DAYS_AT_ONCE = 200;

const DAYS_PER_PLAN = 7;
const DAY_MS = 86_400_000;

type Old = {
  user: { id: string };
  dietPlan: {
    customerId: string;
    id: string;
    name: string;
    startDate: string;
    weeklyDietPlan: string;
    mealTimings: string;
    uploadedAt: string;
  };
  dailyProgress: {
    customerId: string;
    date: string;
    meals: string;
    mealsDone: number;
    mealsOfDay: number;
  };
};
type Plan = Omit<Old['dietPlan'], 'uploadedAt'>;
type LoggedDay = Old['dailyProgress'];

type Filled = {
  planId: string | null;
  planName: string;
  plannedMeals: string;
  mealTimings: string;
  plannedFrom: 'filled' | 'gone';
  mealsDone: number;
  mealsOfDay: number;
};

/**
 * A logged day keeps the meals that it was logged against. Those logged already are filled from the
 * plan that holds for them now, the one uploaded last whose seven days contain them. Where there is
 * none any more, and the day shows that there was one, it says so and is counted as it was. Nothing
 * has to be counted again from now on when a plan changes, and so nothing counts the changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('dailyProgress')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('dailyProgress').addColumn('planId', 'text').execute();
  for (const [name, value] of [
    ['planName', ''],
    ['plannedMeals', '[]'],
    ['mealTimings', '[]'],
    ['plannedFrom', 'none'],
  ] as const)
    await db.schema
      .alterTable('dailyProgress')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  await fill(db as Kysely<Old>);
  await db.schema.alterTable('user').dropColumn('plansVersion').execute();
}

async function fill(db: Kysely<Old>): Promise<void> {
  for (let after = ''; ; ) {
    const people = await db
      .selectFrom('user')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(CUSTOMERS_AT_ONCE)
      .execute();
    const last = people.at(-1);
    if (!last) return;
    after = last.id;
    await fillDaysOf(
      db,
      people.map(({ id }) => id),
    );
  }
}

async function fillDaysOf(db: Kysely<Old>, people: readonly string[]): Promise<void> {
  const days = await db
    .selectFrom('dailyProgress')
    .select(['customerId', 'date', 'meals', 'mealsDone', 'mealsOfDay'])
    .where('customerId', 'in', people)
    .execute();
  if (days.length === 0) return;
  const plans = await db
    .selectFrom('dietPlan')
    .select(['customerId', 'id', 'name', 'startDate', 'weeklyDietPlan', 'mealTimings'])
    .where('customerId', 'in', people)
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const plansOf = Map.groupBy(plans, ({ customerId }) => customerId);
  const filled = days.flatMap((day) => {
    const plan = (plansOf.get(day.customerId) ?? []).find((each) => contains(each, day.date));
    const what = plan ? filledFrom(plan, day) : goneOf(day);
    return what ? [{ ...what, customerId: day.customerId, date: day.date }] : [];
  });
  for (let first = 0; first < filled.length; first += DAYS_AT_ONCE)
    await store(db, filled.slice(first, first + DAYS_AT_ONCE));
}

function contains({ startDate }: Plan, date: string): boolean {
  const days = (Date.parse(date) - Date.parse(startDate)) / DAY_MS;
  return days >= 0 && days < DAYS_PER_PLAN;
}

function filledFrom(plan: Plan, day: LoggedDay): Filled {
  const week = JSON.parse(plan.weeklyDietPlan) as { date: string; meals: string[] }[];
  const meals = week.find(({ date }) => date === day.date)?.meals ?? [];
  const ticks = JSON.parse(day.meals) as Record<string, boolean>;
  const ofDay = [...meals.keys()].filter((index) => meals[index]?.trim() !== '');
  return {
    planId: plan.id,
    planName: plan.name,
    plannedMeals: JSON.stringify(meals),
    mealTimings: plan.mealTimings,
    plannedFrom: 'filled',
    mealsDone: ofDay.filter((index) => ticks[String(index)] === true).length,
    mealsOfDay: ofDay.length,
  };
}

/** Null for a day that was logged without a plan. */
function goneOf({ meals, mealsDone, mealsOfDay }: LoggedDay): Filled | null {
  const hasTicks = /:\s*true/.test(meals);
  if (!hasTicks && mealsOfDay === 0) return null;
  return {
    planId: null,
    planName: '',
    plannedMeals: '[]',
    mealTimings: '[]',
    plannedFrom: 'gone',
    mealsDone,
    mealsOfDay,
  };
}

type Row = Filled & { customerId: string; date: string };

async function store(db: Kysely<Old>, rows: readonly Row[]): Promise<void> {
  const values = rows.map(
    (row) =>
      sql`(${row.customerId}, ${row.date}, ${row.planId}, ${row.planName}, ${row.plannedMeals},
        ${row.mealTimings}, ${row.plannedFrom}, ${row.mealsDone}, ${row.mealsOfDay})`,
  );
  // Both engines call the columns of values so.
  await sql`update "dailyProgress" set "planId" = cast("filled"."column3" as text),
      "planName" = "filled"."column4", "plannedMeals" = "filled"."column5",
      "mealTimings" = "filled"."column6", "plannedFrom" = "filled"."column7",
      "mealsDone" = cast("filled"."column8" as integer),
      "mealsOfDay" = cast("filled"."column9" as integer)
    from (values ${sql.join(values)}) as "filled"
    where "dailyProgress"."customerId" = "filled"."column1"
      and "dailyProgress"."date" = "filled"."column2"`.execute(db);
}
