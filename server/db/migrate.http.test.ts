import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { FORMER } from '#test/backup/former.ts';
import { onEachEngine } from '#test/engines.ts';
import { appliedIn, schemaOf } from '#test/faults/schemaOf.ts';
import { catchLog } from '#test/logs/catchLog.ts';
import { withMigration } from '#test/migrationAhead.ts';
import { emptyDatabase } from '#test/postgres/databases.ts';
import { tablesOf } from '#test/tableHashes.ts';
import { expectWithin } from '#test/withinTime.ts';
import { DECLARED } from '../app/nouns.ts';
import { startServer } from '../app/start.ts';
import { readConfig } from '../config/config.ts';
import { assertUpToDate, migrate, migrations } from './migrate.ts';
import { openDatabase } from './open.ts';

onEachEngine('Migrations', (engine) => {
  it('[T-I6] a schema newer than the code is left alone: the start is refused in one sentence', async () => {
    const { db } = engine;
    const newer = { name: '9999-from-the-future', appliedAt: new Date().toISOString() };
    await db.insertInto('migration').values(newer).execute();
    await expect(migrate({ db, engine: engine.name })).rejects.toThrow(
      /^The database is of a newer version of Weekplate \(9999-from-the-future is not known here\)/,
    );
    await db.deleteFrom('migration').where('name', '=', newer.name).execute();
  });

  it('[T-I6] a database of the last former schema is taken as it is, an older one says what to do', async () => {
    const { db } = engine;
    const record = async (names: readonly string[]) => {
      await db.deleteFrom('migration').execute();
      await db
        .insertInto('migration')
        .values(names.map((name) => ({ name, appliedAt: '' })))
        .execute();
    };
    const schema = await schemaOf({ db, engine: engine.name });
    await record(FORMER.slice(0, -1));
    const older =
      'The database is of an early version of Weekplate, which this one cannot update: start once with commit f1e14aea, then again with this version.';
    await expect(migrate({ db, engine: engine.name })).rejects.toThrow(older);
    await expect(assertUpToDate({ db, engine: engine.name })).rejects.toThrow(older);
    await record([...FORMER, ...migrations.slice(1).map(({ name }) => name)]);
    await assertUpToDate({ db, engine: engine.name });
    expect(await migrate({ db, engine: engine.name })).toEqual([]);
    expect(await appliedIn({ db })).toEqual(migrations.map(({ name }) => name));
    expect(await schemaOf({ db, engine: engine.name })).toEqual(schema);
  });

  it('[T-I6] a migration that waits for a table steps back for others, and is done when that is free', async () => {
    const { db } = engine;
    const name = '9999-for-a-test';
    const applyMigrations = () =>
      migrate({ db, engine: engine.name }, { lockMs: 200, tries: 3, pauseMs: 100 });
    await withMigration(
      {
        name,
        up: (later) => later.schema.alterTable('user').addColumn('added', 'text').execute(),
      },
      async () => {
        if (engine.name === 'postgres')
          await db.transaction().execute(async (copying) => {
            await sql`lock table "user" in access share mode`.execute(copying);
            const refused = expect(applyMigrations()).rejects.toThrow(
              /^The database is in use by something/,
            );
            // This query queues behind the waiting migration, and yet is soon done.
            await new Promise((resolve) => setTimeout(resolve, 100));
            const began = Date.now();
            await db.selectFrom('user').select('id').execute();
            expectWithin(Date.now() - began, 2000);
            await refused;
          });
        expect(await applyMigrations()).toEqual([name]);
      },
    );
    await db.schema.alterTable('user').dropColumn('added').execute();
    await db.deleteFrom('migration').where('name', '=', name).execute();
  });

  it('every customer-owned table has the customer’s id first in its primary key', async () => {
    const owned = Object.entries(DECLARED.tables).flatMap(([table, { owner }]) =>
      owner === 'customerId' ? [table] : [],
    );
    expect(owned).toContain('dailyProgress');
    const tables = await tablesOf(engine.db);
    const withCustomer = tables.filter(({ columns }) =>
      columns.some((column) => column.name === 'customerId'),
    );
    // A notification about a customer belongs to the person who gets it.
    expect(withCustomer.map((table) => table.name).toSorted()).toEqual(
      [...owned, 'notification'].toSorted(),
    );
    expect(await firstOfKey('notification')).toBe('userId');
    // On SQLite the trigram index refers to a row by a number, which must stay the same when the file is
    // rewritten.
    const others = engine.name === 'sqlite' ? ['customerListing', 'customerGrams'] : [];
    // A dietician has each quarter of an hour once, whoever books it.
    expect(await firstOfKey('appointmentQuarter')).toBe('dieticianId');
    others.push('appointmentQuarter');
    for (const { name } of withCustomer.filter(
      ({ name }) => owned.includes(name) && !others.includes(name),
    ))
      expect([name, await firstOfKey(name)]).toEqual([name, 'customerId']);
    expect(await firstOfKey('consent')).toBe('userId');
  });

  async function firstOfKey(table: string): Promise<string | undefined> {
    const query =
      engine.name === 'sqlite'
        ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk = 1`
        : sql<{ name: string }>`
            select attname as name from pg_index
            join pg_attribute on attrelid = indrelid and attnum = indkey[0]
            where indisprimary and indrelid = ${`"${table}"`}::regclass`;
    return (await query.execute(engine.db)).rows[0]?.name;
  }
});

it('a start says before and after that it brings the schema up to date, and else nothing of it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-start-'));
  const secret = 'a-secret-for-tests-which-guards-nothing';
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, SECRET: secret });
  const started = async () => {
    const log = catchLog('outbox');
    const running = await startServer(config);
    await running.close();
    log.release();
    return log.lines.filter((line) => line.includes('database'));
  };
  expect(await started()).toEqual([]);
  expect(await started()).toEqual([]);
  await withMigration({ name: '9999-for-a-test', up: async () => undefined }, async () =>
    expect(await started()).toEqual([
      '  Bringing the database up to date: 9999-for-a-test …',
      '  The database is up to date.',
    ]),
  );
  rmSync(dataDir, { recursive: true, force: true });
});

const MAIN = join(import.meta.dirname, '..', 'main.js');

it('a wrong or unreachable DATABASE_URL stops the start with one sentence', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-start-'));
  const start = (env: Record<string, string>) => {
    const { status, stderr } = spawnSync(process.execPath, [MAIN, '--no-build'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...env },
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status, said: stderr.trim() };
  };
  const unreachable = start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/weekplate' });
  expect(unreachable.status).toBe(1);
  expect(unreachable.said).toMatch(
    /^Weekplate did not start\. DATABASE_URL cannot be used \(127\.0\.0\.1:1\/weekplate\): .*\.$/,
  );
  expect(unreachable.said).not.toContain('secret');
  const wrong = start({ DATABASE_URL: 'mysql://127.0.0.1/weekplate' });
  expect(wrong.said).toBe(
    'Weekplate did not start. DATABASE_URL has to be an address that begins with postgres:// or postgresql://.',
  );
  expect(start({ PORT: 'abc' }).said).toBe(
    'Weekplate did not start. PORT has to be a port number.',
  );
  rmSync(dataDir, { recursive: true, force: true });
});

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
  await expect(assertUpToDate(database)).rejects.toThrow(/^The database lacks the schema/);
  await migrate(database);
  await assertUpToDate(database);
  await database.close();
  await drop();
});
