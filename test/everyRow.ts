import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { tablesOf } from './tables.ts';

/**
 * One counts tries whatever comes of them, so that a refusal changes it too; the other records what
 * was read, soon after the answer: server/audit/audit.http.test.ts looks at that one.
 */
const COUNTERS: readonly string[] = ['rateLimit', 'auditEntry'];

/**
 * A hash of all rows of each table, by its name, read from the database's own list of tables: one
 * that is new is in it. Two of them are equal when nothing at all was stored in between.
 */
export async function everyRow(db: Db): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name } of await tablesOf(db)) {
    if (COUNTERS.includes(name)) continue;
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    hashes[name] =
      `${lines.length} rows, ${createHash('sha256').update(lines.join('\n')).digest('base64url')}`;
  }
  return hashes;
}
