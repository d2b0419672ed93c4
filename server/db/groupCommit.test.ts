import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { groupCommit, openSqlite, openSqliteReader, sqliteWriter, type Writer } from './sqlite.ts';

let folder: string;
let file: string;
let writer: Writer;
let commits: number;
const INSERT = 'insert into meal (name) values (?) returning name';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weekplate-group-'));
  file = join(folder, 'test.sqlite');
  const database = openSqlite(file);
  database.exec("create table meal (name text not null unique check (name <> 'spoilt'))");
  const plain = sqliteWriter(database);
  commits = 0;
  writer = {
    prepare(sql) {
      if (sql === 'commit') commits += 1;
      return plain.prepare(sql);
    },
    get inTransaction() {
      return plain.inTransaction;
    },
    close: plain.close,
  };
});

afterEach(() => {
  writer.close();
  rmSync(folder, { recursive: true });
});

const stored = () => {
  const reader = openSqliteReader(file);
  const names = reader.prepare('select name from meal order by name').all();
  reader.close();
  return names.map((row) => row.name);
};

it('[T-I1] writes of one turn share a commit, and each is told after it', async () => {
  const write = groupCommit(writer);
  const seen = await Promise.all(
    ['Porridge', 'Soup', 'Apple'].map(async (name) => {
      const rows = await write(INSERT, [name]);
      return { rows, stored: stored().length };
    }),
  );
  expect(seen).toEqual(
    ['Porridge', 'Soup', 'Apple'].map((name) => ({ rows: [{ name }], stored: 3 })),
  );
  expect(commits).toBe(1);
});

it('[T-C5] a write that is refused fails alone', async () => {
  const write = groupCommit(writer);
  const told = await Promise.allSettled(
    ['Porridge', 'spoilt', 'Porridge', 'Soup'].map((name) => write(INSERT, [name])),
  );
  expect(told.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(stored()).toEqual(['Porridge', 'Soup']);
});

it('[T-I3] what has no room on the disk is refused, and the next write is taken', async () => {
  writer.prepare('pragma max_page_count = 4').all([]);
  const write = groupCommit(writer);
  const [large] = await Promise.allSettled([write(INSERT, ['x'.repeat(100_000)])]);
  expect(String((large as PromiseRejectedResult).reason)).toContain('full');
  await write(INSERT, ['Apple']);
  expect(stored()).toEqual(['Apple']);
});

it('[T-I3] when the commit fails, nothing is stored and all are told', async () => {
  const broken: Writer = {
    prepare(sql) {
      if (sql === 'commit') throw new Error('database or disk is full');
      return writer.prepare(sql);
    },
    get inTransaction() {
      return writer.inTransaction;
    },
    close: writer.close,
  };
  const write = groupCommit(broken);
  const told = await Promise.allSettled(['Soup', 'Apple'].map((name) => write(INSERT, [name])));
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(writer.inTransaction).toBe(false);
  expect(stored()).toEqual([]);
});

it('[T-C5] while a transaction is open, a write is not slipped into it', async () => {
  const write = groupCommit(writer);
  const told = write(INSERT, ['Soup']);
  writer.prepare('begin').run([]);
  expect(await told).toBeNull();
  writer.prepare('rollback').run([]);
  expect(stored()).toEqual([]);
});

it('[T-I5] a write that comes too late, when the database is closed, is refused and ends nothing', async () => {
  const write = groupCommit(writer);
  const told = write(INSERT, ['Soup']);
  writer.close();
  await expect(told).rejects.toThrow('not open');
  writer = sqliteWriter(openSqlite(file));
  expect(stored()).toEqual([]);
});
