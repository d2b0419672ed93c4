import { type QueryExecutorProvider, sql } from 'kysely';
import type { Db, Engine } from './open.ts';

/**
 * Marks the database, in the transaction of an erasure, for {@link wipeDeleted}: a server that is killed before
 * wiping does it after its next start.
 */
export async function markForWiping(db: QueryExecutorProvider, engine: Engine): Promise<void> {
  if (engine === 'sqlite') await sql`pragma user_version = 1`.execute(db);
}

/**
 * Removes deleted data from the files of SQLite, if the database is marked. `secure_delete` overwrites deleted
 * rows with zeros, but copies remain where rows moved between pages. So VACUUM rewrites all pages, and the
 * write-ahead log is emptied. This takes as long as copying the file, and no request is answered meanwhile. The
 * copy is a file in the data folder, since in memory it would be as large as the database. PostgreSQL cleans up by
 * itself later, see docs/SECURITY.md.
 */
export async function wipeDeleted({
  config,
  db,
  engine,
}: {
  readonly config: { readonly dataDir: string };
  readonly db: Db;
  readonly engine: Engine;
}): Promise<void> {
  if (engine !== 'sqlite') return;
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (rows[0]?.user_version !== 1) return;
  // SQLite unlinks its temporary file as soon as it is open, so none is left behind. The environment
  // variable SQLITE_TMPDIR cannot be used: it is read before the data folder is known.
  await sql`pragma temp_store_directory = ${sql.lit(config.dataDir)}`.execute(db);
  await sql`pragma temp_store = file`.execute(db);
  await sql`vacuum`.execute(db).finally(() => sql`pragma temp_store = memory`.execute(db));
  const { rows: emptied } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
    db,
  );
  // A backup, for example, still reads the old pages: the next run tries again.
  if (emptied[0]?.busy !== 0) return;
  await sql`pragma user_version = 0`.execute(db);
}
