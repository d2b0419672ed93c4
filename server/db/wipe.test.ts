import { mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as later } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { markForWiping, wipeDeleted } from '../rights/erase.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';
import { openSqliteReader } from './sqlite.ts';

let dataDir: string;
let database: Database;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'weekplate-wipe-'));
  database = await openDatabase(readConfig({ DATA_DIR: dataDir }));
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const deps = () => ({ ...database, config: readConfig({ DATA_DIR: dataDir }) });
const userVersion = async () =>
  (await sql<{ user_version: number }>`pragma user_version`.execute(database.db)).rows[0]
    ?.user_version;
/** The files that contain a text. */
const traces = (text: string) =>
  readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(text));

it('[T-K6] while somebody reads what was there before, it is wiped again later', async () => {
  const { db } = database;
  await markForWiping(db, 'sqlite');
  const reader = openSqliteReader(join(dataDir, 'weekplate.sqlite'));
  reader.exec('begin; select count(*) from user');
  await sql`create table told (text)`.execute(db);
  await sql`insert into told values ('only-said-once')`.execute(db);
  await sql`delete from told`.execute(db);
  await wipeDeleted(deps());
  expect(await userVersion()).toBe(1);
  reader.close();
  await wipeDeleted(deps());
  expect(await userVersion()).toBe(0);
  expect(traces('only-said-once')).toEqual([]);
});

it('[T-K6] a large database is wiped by way of a file in its folder, not of memory', async () => {
  const { db } = database;
  await sql`create table large (bytes)`.execute(db);
  for (let megabytes = 0; megabytes < 48; megabytes += 4)
    await sql`insert into large values (randomblob(4000000))`.execute(db);
  for (const _time of ['the first', 'the second']) {
    await markForWiping(db, 'sqlite');
    const seen: string[] = [];
    const watcher = watch(dataDir, (_event, name) => void seen.push(name ?? ''));
    await wipeDeleted(deps());
    await expect.poll(() => later().then(() => seen.join())).toContain('etilqs_');
    watcher.close();
  }
  expect(readdirSync(dataDir).filter((name) => name.startsWith('etilqs_'))).toEqual([]);
  expect((await sql<{ temp_store: number }>`pragma temp_store`.execute(db)).rows).toEqual([
    { temp_store: 2 },
  ]);
});
