import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { tablesOf } from './tables.ts';

/**
 * `rateLimit` counts tries whatever their result, so that a refusal changes it, too. `auditEntry` records
 * what was read, shortly after the response: server/audit/audit.http.test.ts tests it. `personRows` also counts a
 * write that changes no value: server/db/limits.http.test.ts compares it with the rows.
 */
const COUNTERS: readonly string[] = ['rateLimit', 'auditEntry', 'personRows'];

/**
 * A hash of all rows of each table, by table name. The tables come from the database itself, so new ones are
 * included. Two results are equal if nothing at all was stored in between.
 */
export async function hashesOfTables(db: Db): Promise<Record<string, string>> {
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
