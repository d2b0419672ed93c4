import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from './schema.ts';
import {
  bytesToCache,
  openSqlite,
  openSqliteReader,
  sqliteDialect,
  sqliteWriter,
} from './sqlite.ts';

it('[T-I3] a transaction that SQLite ended itself, as on a full disk, tells why it failed', async () => {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(sqliteWriter(openSqlite(':memory:'))) });
  const failing = db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction);
    throw new Error('database or disk is full');
  });
  await expect(failing).rejects.toThrow('database or disk is full');
  await db.destroy();
});

it('[T-I1] what is committed is on the disk before it is acknowledged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-sqlite-'));
  const db = openSqlite(join(folder, 'weekplate.sqlite'));
  const setting = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect([setting('journal_mode'), setting('synchronous'), setting('foreign_keys')]).toEqual([
    'wal',
    2,
    1,
  ]);
  db.close();
  rmSync(folder, { recursive: true });
});

it('a connection keeps 16 MB of a practice in memory, and of a large one a 64th, as far as there is memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-sqlite-'));
  const file = join(folder, 'weekplate.sqlite');
  const connections = [openSqlite(file), openSqliteReader(file)];
  for (const db of connections) {
    expect(db.prepare('PRAGMA cache_size').get()?.cache_size).toBe(-16_000);
    db.close();
  }
  rmSync(folder, { recursive: true });
  const inMemoryOf = (memory: number) =>
    [0, 54e6, 6.4e9, 1e12].map((bytes) => bytesToCache(bytes, memory));
  expect(inMemoryOf(16e9)).toEqual([16e6, 16e6, 100e6, 256e6]);
  expect(inMemoryOf(1e9)).toEqual([16e6, 16e6, 62.5e6, 62.5e6]);
  expect(inMemoryOf(128e6)).toEqual([16e6, 16e6, 16e6, 16e6]);
});
