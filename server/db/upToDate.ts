import { ConfigError } from '../config.ts';
import { migrations, refuseNewer } from './migrate.ts';
import type { Database } from './open.ts';

/**
 * For commands that run beside servers, whose database is not theirs to change. Throws
 * {@link ConfigError} where the schema is older or newer than this code.
 */
export async function assertUpToDate({ db }: Pick<Database, 'db'>): Promise<void> {
  const tables = await db.introspection.getTables();
  const applied = tables.some(({ name }) => name === 'migration')
    ? await db.selectFrom('migration').select('name').execute()
    : [];
  refuseNewer(applied);
  const missing = migrations.filter(({ name }) => applied.every((each) => each.name !== name));
  if (missing.length === 0) return;
  const state = applied.length === 0 ? 'is empty' : 'is of an older version of Weekplate';
  throw new ConfigError(
    `The database ${state}, and this command leaves it as it is: start the server of this version, which brings it up to date, or run the command of the version that is running.`,
  );
}
