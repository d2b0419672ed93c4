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
