import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { Kysely } from 'kysely';
import { type Config, ConfigError } from '../config/config.ts';
import { shortcuts } from './compiled.ts';
import type { Schema } from './schema.ts';
import {
  openSqlite,
  openSqliteReader,
  sqliteDialect,
  sqliteShortcut,
  sqliteWriter,
} from './sqlite.ts';
import type { TimeLimits } from './timeLimits.ts';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Schema>;

export type PoolState = {
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
};

export type Database = {
  readonly engine: Engine;
  readonly db: Db;
  /** The state of the pool; null on SQLite, which has none. */
  readonly pool: (() => PoolState) | null;
  close(): Promise<void>;
};

/**
 * Opens the configured database. Without `limits` a statement may take any time, as migrations and backups need.
 * Throws {@link ConfigError} when the database cannot be reached.
 */
export async function openDatabase(config: Config, limits?: TimeLimits): Promise<Database> {
  if (!config.databaseUrl) return openFile(config.dataDir);
  // Loaded only when needed, because most installations use SQLite.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(config.databaseUrl, limits);
}

/** The file in the data folder that is used when no `DATABASE_URL` is set. */
export const SQLITE_FILE = 'weekplate.sqlite';

function openFile(dataDir: string): Database {
  const file = join(dataDir, SQLITE_FILE);
  try {
    keepPrivate(file);
    const writer = sqliteWriter(openSqlite(file));
    const db = new Kysely<Schema>({ dialect: sqliteDialect(writer) });
    const reader = openSqliteReader(file);
    shortcuts.set(db.getExecutor().adapter, sqliteShortcut(writer, reader));
    const close = async () => {
      reader.close();
      await db.destroy();
    };
    return { engine: 'sqlite', db, pool: null, close };
  } catch (error) {
    throw new ConfigError(`${file} cannot be opened: ${(error as Error).message}.`);
  }
}

/** Sets mode 600; SQLite gives it to its other files next to this one, too. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

const ATTEMPTS = 4;
const PAUSE_MS = 25;

/**
 * Runs `work` in one transaction. When PostgreSQL ends it because of a conflict with another one, `work` runs
 * again, up to {@link ATTEMPTS} times: so it must change only the database. Throws the error of the last attempt.
 */
export async function inTransaction<T>(
  db: Db,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      // A random duration, so that the same transactions do not conflict again.
      await pause(PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** Whether PostgreSQL ended a transaction because of a deadlock or a failed serialization. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
