import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '#domain/day.ts';
import { emptyPlace } from '#test/backup/place.ts';
import { ENGINES } from '#test/engines.ts';
import { applyMigrations, migrate, migrations } from './migrate.ts';

const before = migrations.findIndex(({ name }) => name === '0029-customer-summary');
const at = '2026-01-01T00:00:00.000Z';
const START = '2026-03-02';
const WEEK = JSON.stringify(Array.from({ length: 7 }, () => ({ meals: ['', 'Soup'] })));

describe.each(ENGINES)('Summaries of data from before there were any (%s)', (engine) => {
  it('[BOARD-01] are counted from the days, plans and weights there are', async () => {
    const place = await emptyPlace(engine);
    const database = await place.open();
    const { db } = database;
    await db.transaction().execute((transaction) => applyMigrations(transaction, engine, before));
    for (const id of ['anna', 'ben'])
      await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "role")
        values (${id}, ${id}, ${id}, (1 = 1), ${at}, ${at}, 'customer')`.execute(db);
    for (const date of daysFrom(START, 20))
      await sql`insert into "dailyProgress" ("customerId", "date", "meals", "waterIntake", "mood",
          "notes", "submittedAt", "mealsDone", "mealsOfDay")
        values ('anna', ${date}, '{}', '', '', '', ${at}, 2, 5)`.execute(db);
    // The last one extends beyond the end of the calendar.
    const starts = [START, addDays(START, 7), addDays(START, 20), '9999-12-30'];
    for (const [nth, start] of starts.entries())
      await sql`insert into "dietPlan" ("customerId", "id", "name", "startDate", "endDate",
          "weeklyDietPlan", "mealTimings", "notes", "uploadedAt", "lastModified", "version", "uploadedBy")
        values ('anna', ${`plan-${nth}`}, '', ${start}, ${start}, ${WEEK}, '[]', '', ${at}, ${at}, 1, 'x')`.execute(
        db,
      );
    await sql`insert into "measurement" ("customerId", "kind", "measuredAt", "id", "date", "value",
        "unit", "si", "note", "createdAt", "changedAt", "version")
      values ('anna', 'weight', ${at}, 'w', '2026-01-01', 80.25, 'kg', 80.25, '', ${at}, ${at}, 1)`.execute(
      db,
    );
    await migrate(database);
    const rows = await db.selectFrom('customerSummary').selectAll().orderBy('customerId').execute();
    const days = daysFrom(addDays(START, 6), 14).toReversed();
    expect(rows).toEqual([
      {
        customerId: 'anna',
        lastLoggedOn: addDays(START, 19),
        recentDays: JSON.stringify(days.map((date) => [date, 2, 5])),
        doneLately: 14,
        ofLately: 35,
        adherenceLately: 40,
        planEndsOn: '9999-12-31',
        plannedDays: JSON.stringify([
          ['9999-12-30', '9999-12-31'],
          [addDays(START, 20), addDays(START, 26)],
          [START, addDays(START, 13)],
        ]),
        weights: '[["2026-01-01",80250]]',
      },
      {
        customerId: 'ben',
        lastLoggedOn: null,
        recentDays: '[]',
        doneLately: 0,
        ofLately: 0,
        adherenceLately: null,
        planEndsOn: null,
        plannedDays: '[]',
        weights: '[]',
      },
    ]);
    await database.close();
    await place.remove();
  });
});
