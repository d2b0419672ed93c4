import { sql, type Transaction } from 'kysely';
import { migrations } from '../db/migrate.ts';
import type { Engine } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { shapeOf } from '../db/shape.ts';
import { BackupError, requireKnownSchema } from './manifest.ts';
import { isKept, TABLES } from './tables.ts';

/**
 * Throws {@link BackupError} unless the database is empty, or has only the rows that a first start leaves. A
 * version later than that of the backup is refused. `ofBackup` is the number of migrations of the backup.
 */
export async function requireEmpty(
  db: Transaction<Schema>,
  engine: Engine,
  ofBackup: number,
): Promise<void> {
  const shape = await shapeOf(db, engine);
  if (shape.size === 0) return;
  const instead =
    'A backup is restored into an empty place: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.';
  if (!shape.has('migration'))
    throw new BackupError(`The database holds other tables than Weekplate’s. ${instead}`);
  const applied = await db.selectFrom('migration').select('name').orderBy('name').execute();
  requireKnownSchema(
    applied.map(({ name }) => name),
    'The database',
  );
  for (const name of TABLES.filter((each) => isKept(each) && shape.has(each))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new BackupError(`The database is in use: it holds data (${name}). ${instead}`);
  }
  if (applied.length > ofBackup)
    throw new BackupError(
      `The database was started with a newer version (${migrations[ofBackup]?.name}) than the backup is of. ${instead}`,
    );
}
