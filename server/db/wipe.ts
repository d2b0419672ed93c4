import { type QueryExecutorProvider, sql } from 'kysely';
import type { Db, Engine } from './open.ts';

/**
 * Notes in the transaction of an erasure that what was deleted has to become unreadable, so that a
 * server which is killed before that does it when it starts again.
 */
export async function markForWiping(db: QueryExecutorProvider, engine: Engine): Promise<void> {
  if (engine === 'sqlite') await sql`pragma user_version = 1`.execute(db);
}

/**
 * Makes what was deleted unreadable in the files of SQLite, if that was asked for: `secure_delete`
 * writes zeros over it, but leaves copies that moved between pages, so all pages are written anew, and
 * the log is emptied. Takes about as long as copying the file, during which nobody is answered. The
 * copy is a file in the data folder: in memory it would take as much as the database is large.
 * PostgreSQL cleans up by itself, later: see docs/SECURITY.md.
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
  // SQLite unlinks its temporary file as soon as it is open, so none is left behind. The variable for
  // that folder, SQLITE_TMPDIR, is read when SQLite is loaded, which is too early for the data folder.
  await sql`pragma temp_store_directory = ${sql.lit(config.dataDir)}`.execute(db);
  await sql`pragma temp_store = file`.execute(db);
  await sql`vacuum`.execute(db).finally(() => sql`pragma temp_store = memory`.execute(db));
  const { rows: emptied } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
    db,
  );
  // Somebody is still reading what was there before, a backup, say: it is done again later.
  if (emptied[0]?.busy !== 0) return;
  await sql`pragma user_version = 0`.execute(db);
}
