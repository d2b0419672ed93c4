import type { RawBuilder } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/db/open.ts';

/**
 * Runs statements that fill tables with thousands of rows. With `databaseUrl` on a connection of its own
 * to that PostgreSQL: one of the server's is given up when it is silent for that long.
 */
export async function fillTables(
  db: Db,
  statements: readonly RawBuilder<unknown>[],
  databaseUrl?: string | null,
): Promise<void> {
  const compiled = statements.map((statement) => statement.compile(db));
  if (!databaseUrl)
    return db.transaction().execute(async (transaction) => {
      for (const statement of compiled) await transaction.executeQuery(statement);
    });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  for (const { sql, parameters } of compiled) await client.query(sql, [...parameters]);
  // As its own housekeeping does; SQLite plans without.
  await client.query('vacuum analyze');
  await client.end();
}
