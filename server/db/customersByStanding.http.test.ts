import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyPlace } from '#test/backup/place.ts';
import { ENGINES } from '#test/engines.ts';
import { applyMigrations, migrate, migrations } from './migrate.ts';
import type { Db } from './open.ts';

const before = migrations.findIndex(({ name }) => name === '0009-customers-by-standing');
const at = '2026-01-01T00:00:00.000Z';
const PEOPLE = ['active', 'paused', 'not_set', 'without'];

async function insertPeople(db: Db): Promise<void> {
  for (const id of PEOPLE)
    await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "role")
      values (${id}, ${id}, ${id}, (1 = 1), ${at}, ${at}, 'customer')`.execute(db);
  for (const planStatus of PEOPLE.filter((id) => id !== 'without'))
    await db
      .insertInto('coachingPeriod')
      .values({ customerId: planStatus, planStatus, updatedAt: at })
      .execute();
}

const statuses = async (db: Db) =>
  Object.fromEntries(
    (await db.selectFrom('user').select(['id', 'periodStatus']).execute()).map((row) => [
      row.id,
      row.periodStatus,
    ]),
  );

describe.each(ENGINES)('What an index knows of the periods (%s)', (engine) => {
  it('[CUST-01] is that of the data from before, and follows every change', async () => {
    const place = await emptyPlace(engine);
    const database = await place.open();
    const { db } = database;
    await db.transaction().execute((transaction) => applyMigrations(transaction, engine, before));
    await insertPeople(db);
    await migrate(database);
    const old = { active: 'active', paused: 'paused', not_set: 'not_set', without: 'not_set' };
    expect(await statuses(db)).toEqual(old);

    const write = (customerId: string, planStatus: string) =>
      db
        .insertInto('coachingPeriod')
        .values({ customerId, planStatus, updatedAt: at })
        .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ planStatus }))
        .execute();
    await write('without', 'active');
    await write('active', 'paused');
    await db.deleteFrom('coachingPeriod').where('customerId', '=', 'paused').execute();
    await db.deleteFrom('user').where('id', '=', 'not_set').execute();
    expect(await statuses(db)).toEqual({ active: 'paused', paused: 'not_set', without: 'active' });
    await database.close();
    await place.remove();
  });
});
