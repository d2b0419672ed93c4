import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { emptyDatabase } from '#test/postgres/databases.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { assertUpToDate } from './upToDate.ts';

it.each([
  ['that nothing of ours is looked for in', 'public'],
  ['that is looked through after ours', 'public, neighbour'],
])('[T-I6] a table of another product, in a schema %s, is not taken for ours', async (_, path) => {
  const { url, drop } = await emptyDatabase();
  const opened = () => openDatabase(readConfig({ DATABASE_URL: url }));
  const before = await opened();
  await sql`create schema neighbour`.execute(before.db);
  await sql`create table neighbour."migration" ("id" integer)`.execute(before.db);
  const name = sql.id(new URL(url).pathname.slice(1));
  await sql`alter database ${name} set search_path = ${sql.raw(path)}`.execute(before.db);
  await before.close();

  const database = await opened();
  await expect(assertUpToDate(database)).rejects.toThrow(/^The database is empty, /);
  await migrate(database);
  await assertUpToDate(database);
  await database.close();
  await drop();
});
