import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteDialect, sqliteWriter } from './sqlite.ts';

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
