import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '#domain/day.ts';
import { emptyPlace } from '#test/backup/place.ts';
import { ENGINES } from '#test/engines.ts';
import { applyMigrations, migrate, migrations } from './migrate.ts';
import type { Db } from './open.ts';

const before = migrations.findIndex(({ name }) => name === '0014-days-keep-their-meals');
const at = '2026-01-01T00:00:00.000Z';
const START = '2026-03-02';
const TIMINGS = JSON.stringify(['', '8:00', '', '13:00', '', '', '19:00', '']);
const OLD = ['', 'Porridge', '', 'Soup', ' ', '', 'Trout', ''];
const NEW = ['', 'Oats', 'Nuts', 'Salad', '', '', 'Tofu', ''];
/** More than are filled at a time. */
const MANY = 120;

async function insertPerson(db: Db, id: string): Promise<void> {
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "role")
    values (${id}, ${id}, ${id}, (1 = 1), ${at}, ${at}, 'customer')`.execute(db);
}

type PlanRow = {
  customerId: string;
  id: string;
  start: string;
  meals: string[];
  uploadedAt: string;
};

const insertPlan = (db: Db, { customerId, id, start, meals, uploadedAt }: PlanRow) => {
  const week = JSON.stringify(daysFrom(start, 7).map((date) => ({ date, meals })));
  return sql`insert into "dietPlan" ("customerId", "id", "name", "startDate", "endDate",
      "weeklyDietPlan", "mealTimings", "notes", "uploadedAt", "lastModified", "version", "uploadedBy")
    values (${customerId}, ${id}, ${`Plan ${id}`}, ${start}, ${start}, ${week}, ${TIMINGS}, '',
      ${uploadedAt}, ${uploadedAt}, 1, 'nobody')`.execute(db);
};

type Counts = { ticks?: object; done?: number; meals?: number };

const insertDay = (
  db: Db,
  customerId: string,
  date: string,
  { ticks = {}, done = 0, meals = 0 }: Counts = {},
) =>
  sql`insert into "dailyProgress" ("customerId", "date", "meals", "waterIntake", "mood", "notes",
      "submittedAt", "mealsDone", "mealsOfDay")
    values (${customerId}, ${date}, ${JSON.stringify(ticks)}, '', '', '', ${at},
      cast(${done} as integer), cast(${meals} as integer))`.execute(db);

describe.each(ENGINES)('Days from before they kept their meals (%s)', (engine) => {
  it('[HIST-01] are filled from the plans there are, and say where one is gone', async () => {
    const place = await emptyPlace(engine);
    const database = await place.open();
    const { db } = database;
    await db.transaction().execute((transaction) => applyMigrations(transaction, engine, before));
    await insertPerson(db, 'anna');
    await insertPlan(db, {
      customerId: 'anna',
      id: 'old',
      start: START,
      meals: OLD,
      uploadedAt: '2026-03-01T08:00:00.000Z',
    });
    await insertPlan(db, {
      customerId: 'anna',
      id: 'new',
      start: addDays(START, 3),
      meals: NEW,
      uploadedAt: '2026-03-04T08:00:00.000Z',
    });
    const ticks = { '1': true, '3': true, '4': true, '6': false };
    await insertDay(db, 'anna', START, { ticks, done: 2, meals: 3 });
    // Both plans contain this day, and the one uploaded last holds; the stored counts are not those of that plan.
    await insertDay(db, 'anna', addDays(START, 3), { ticks, done: 8, meals: 8 });
    await insertDay(db, 'anna', addDays(START, 9), { done: 0, meals: 4 });
    const [counted, uncounted, without] = [-3, -2, -1].map((days) => addDays(START, days));
    await insertDay(db, 'anna', counted ?? '', { ticks, done: 2, meals: 3 });
    await insertDay(db, 'anna', uncounted ?? '', { ticks });
    await insertDay(db, 'anna', without ?? '');
    for (let nth = 0; nth < MANY; nth += 1) {
      const customerId = `many ${String(nth).padStart(3, '0')}`;
      await insertPerson(db, customerId);
      const plan = { customerId, start: START, meals: OLD, uploadedAt: at };
      await insertPlan(db, { ...plan, id: `of ${nth}` });
      for (const date of daysFrom(START, 7)) await insertDay(db, customerId, date, { ticks });
    }

    expect(await migrate(database)).toContain('0014-days-keep-their-meals');
    const rows = await db
      .selectFrom('dailyProgress')
      .select(['date', 'planId', 'planName', 'plannedMeals', 'mealTimings', 'plannedFrom'])
      .select(['mealsDone', 'mealsOfDay', 'version', 'meals'])
      .where('customerId', '=', 'anna')
      .orderBy('date')
      .execute();
    const none = { planId: null, planName: '', plannedMeals: '[]', mealTimings: '[]', version: 1 };
    const plan = (id: string, meals: string[]) => ({
      planId: id,
      planName: `Plan ${id}`,
      plannedMeals: JSON.stringify(meals),
      mealTimings: TIMINGS,
      plannedFrom: 'filled',
      version: 1,
    });
    expect(rows).toMatchObject([
      { date: counted, ...none, plannedFrom: 'gone', mealsDone: 2, mealsOfDay: 3 },
      { date: uncounted, ...none, plannedFrom: 'gone', mealsDone: 0, mealsOfDay: 0 },
      { date: without, ...none, plannedFrom: 'none', mealsDone: 0, mealsOfDay: 0 },
      { date: START, ...plan('old', OLD), mealsDone: 2, mealsOfDay: 3 },
      { date: addDays(START, 3), ...plan('new', NEW), mealsDone: 2, mealsOfDay: 4 },
      { date: addDays(START, 9), ...plan('new', NEW), mealsDone: 0, mealsOfDay: 4 },
    ]);
    expect(JSON.parse(rows[3]?.meals ?? '')).toEqual(ticks);
    const many = await db
      .selectFrom('dailyProgress')
      .select(['customerId', 'planId'])
      .where('customerId', 'like', 'many %')
      .where('plannedFrom', '=', 'filled')
      .where('mealsDone', '=', 2)
      .where('mealsOfDay', '=', 3)
      .execute();
    expect(many).toHaveLength(MANY * 7);
    for (const { customerId, planId } of many)
      expect(planId).toBe(`of ${Number(customerId.slice(-3))}`);
    await database.close();
    await place.remove();
  });
});
