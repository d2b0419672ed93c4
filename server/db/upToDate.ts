import { sql } from 'kysely';
import { ConfigError } from '../config/config.ts';
import { migrations, refuseNewer } from './migrate.ts';
import type { Database } from './open.ts';

type Opened = Pick<Database, 'db' | 'engine'>;

/**
 * Throws {@link ConfigError} when the schema is older or newer than this code. For commands that run next to a
 * server and so must not migrate its database.
 */
export async function assertUpToDate(database: Opened): Promise<void> {
  const applied = (await isBegun(database))
    ? await database.db.selectFrom('migration').select('name').execute()
    : [];
  refuseNewer(applied);
  const missing = migrations.filter(({ name }) => applied.every((each) => each.name !== name));
  if (missing.length === 0) return;
  const state = applied.length === 0 ? 'is empty' : 'is of an older version of Weekplate';
  throw new ConfigError(
    `The database ${state}, and this command leaves it as it is: start the server of this version, which brings it up to date, or run the command of the version that is running.`,
  );
}

/** Whether the table of migrations exists; on PostgreSQL only the current schema counts. */
async function isBegun({ db, engine }: Opened): Promise<boolean> {
  const found =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = 'migration'`
      : sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'migration'`;
  return (await found.execute(db)).rows.length > 0;
}
