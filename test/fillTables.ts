import type { RawBuilder } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/db/open.ts';

/**
 * Runs statements that fill tables with thousands of rows. With `databaseUrl` on a separate connection to
 * that PostgreSQL: the server closes its own connections when they are silent for that long.
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
  // PostgreSQL's own housekeeping does this, too; SQLite's planner does not need it.
  await client.query('vacuum analyze');
  await client.end();
}
