import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/**
 * `rateLimit` counts tries whatever their result, so that a refusal changes it, too. `auditEntry` records
 * what was read, shortly after the response: server/audit/audit.http.test.ts tests it. `personRows` also counts a
 * write that changes no value: server/db/limits.http.test.ts compares it with the rows.
 */
const COUNTERS: readonly string[] = ['rateLimit', 'auditEntry', 'personRows'];

/** The sender changes and removes these rows at any time: what waits to be sent, and devices that are gone. */
const OF_SENDER: readonly string[] = ['outboxItem', 'pushDevice'];

export type Hashes = Record<string, string>;

/**
 * A hash of all rows of each table, by table name. The tables come from the database itself, so new ones are
 * included. With an earlier result as `before`, the two are equal if nothing at all was stored in between.
 */
export async function hashesOfTables(db: Db, before: Hashes = {}): Promise<Hashes> {
  const hashes: Hashes = {};
  for (const { name } of await tablesOf(db)) {
    if (COUNTERS.includes(name)) continue;
    if (OF_SENDER.includes(name)) {
      const { rows } = await sql<{ id: string }>`select "id" from ${sql.table(name)}`.execute(db);
      const known = before[name]?.split(' ') ?? [];
      hashes[name] = [...new Set([...known, ...rows.map(({ id }) => id)])].join(' ');
      continue;
    }
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    hashes[name] =
      `${lines.length} rows, ${createHash('sha256').update(lines.join('\n')).digest('base64url')}`;
  }
  return hashes;
}

/**
 * The tables of the product. SQLite stores the index of an FTS5 table in additional tables, which are left
 * out.
 */
export const tablesOf = async (db: Db) =>
  (await db.introspection.getTables()).filter(
    ({ name }) => !/^(articleSearch|customerGrams)_/.test(name),
  );
