import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { type Db, type Engine, openDatabase, SQLITE_FILE } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { openSqliteReader, sqliteDialect, sqliteWriter } from '../db/sqlite.ts';
import { BackupError } from './manifest.ts';

type Work<T> = (db: Db, engine: Engine) => Promise<T>;

/**
 * Runs `work` on a snapshot of the database, while servers go on writing. Throws ConfigError when the database
 * cannot be reached, {@link BackupError} when it does not exist.
 */
export function inSnapshot<T>(config: Config, work: Work<T>): Promise<T> {
  return config.databaseUrl ? ofPostgres(config, work) : ofSqlite(config, work);
}

/** In WAL mode a reading transaction sees what was committed before its first statement. */
async function ofSqlite<T>({ dataDir }: Config, work: Work<T>): Promise<T> {
  const path = join(dataDir, SQLITE_FILE);
  if (!existsSync(path)) throw new BackupError(`There is no database: ${path} is missing.`);
  const file = openSqliteReader(path);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(sqliteWriter(file)) });
  try {
    file.exec('begin; select count(*) from sqlite_schema;');
    return await work(db, 'sqlite');
  } finally {
    await db.destroy();
    if (file.isOpen) file.close();
  }
}

async function ofPostgres<T>(config: Config, work: Work<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => {
        // Before version 12 PostgreSQL printed floating point numbers with too few digits.
        await sql`set local extra_float_digits = 3`.execute(db);
        return work(db, 'postgres');
      });
  } finally {
    await database.close();
  }
}
