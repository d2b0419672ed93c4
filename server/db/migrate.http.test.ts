import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { onEachEngine } from '#test/engines.ts';
import { migrate, migrations } from './migrate.ts';
import { openDatabase } from './open.ts';

onEachEngine('Migrations', (engine) => {
  it('[T-I4] three processes that start at once on an empty database migrate it once', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-thrice-'));
    const env = {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      ...(await emptyDatabase()),
    };
    for (const said of await Promise.all([0, 1, 2].map(() => untilRunning(env))))
      expect(said).toContain('is running at');
    const database = await openDatabase(readConfig(env));
    const applied = await database.db.selectFrom('migration').select('name').execute();
    expect(applied.map((row) => row.name)).toEqual(migrations.map((each) => each.name));
    expect(await migrate(database)).toEqual([]);
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function emptyDatabase(): Promise<{ DATABASE_URL?: string }> {
    const { databaseUrl } = engine.server.deps.config;
    if (!databaseUrl) return {};
    const name = `empty_${Date.now()}`;
    await sql`create database ${sql.id(name)}`.execute(engine.db);
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return { DATABASE_URL: url.href };
  }

  it('[T-I6] a schema newer than the code is left alone: the start is refused in one sentence', async () => {
    const { db } = engine;
    const newer = { name: '9999-from-the-future', appliedAt: new Date().toISOString() };
    await db.insertInto('migration').values(newer).execute();
    await expect(
      migrate({ db, engine: engine.name, close: async () => undefined }),
    ).rejects.toThrow(
      /^The database is of a newer version of Weekplate \(9999-from-the-future is not known here\)/,
    );
    await db.deleteFrom('migration').where('name', '=', newer.name).execute();
  });

  it('every customer-owned table has the customer’s id first in its primary key', async () => {
    const owned = [
      'coachingPeriod',
      'note',
      'dietPlan',
      'savedDietPlan',
      'dailyProgress',
      'customerProfile',
      'auditEntry',
    ];
    const tables = await engine.db.introspection.getTables();
    const withCustomer = tables.filter(({ columns }) =>
      columns.some((column) => column.name === 'customerId'),
    );
    expect(withCustomer.map((table) => table.name).toSorted()).toEqual(owned.toSorted());
    for (const { name } of withCustomer)
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

const MAIN = join(import.meta.dirname, '..', 'main.js');

it('a wrong or unreachable DATABASE_URL stops the start with one sentence', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-start-'));
  const start = (env: Record<string, string>) => {
    const { status, stderr } = spawnSync(process.execPath, [MAIN, '--no-build'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...env },
      encoding: 'utf8',
      timeout: 20_000,
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

/** Starts the server as a process, ends it once it says how that went, and returns what it said. */
function untilRunning(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [MAIN, '--no-build'], { env });
  return new Promise((resolve) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk;
      if (/is running at|did not start/.test(text)) child.kill('SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => resolve(text));
  });
}
