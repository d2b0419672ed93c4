import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { type Config, ConfigError } from '../config/config.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import { fastPaths, sqliteFastPath } from './fastPath.ts';
import { impatientSocket, noticeMs, type Patience } from './patience.ts';
import type { Schema } from './schema.ts';
import { openSqlite, openSqliteReader, sqliteDialect, sqliteWriter } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Schema>;

/** Of one instance to PostgreSQL. */
export const MOST_CONNECTIONS = 10;

export type PoolState = {
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
};

export type Database = {
  readonly engine: Engine;
  readonly db: Db;
  /** How the connections are used; null where there is no pool of them. */
  readonly pool: (() => PoolState) | null;
  close(): Promise<void>;
};

/**
 * Opens the configured database. Without `patience` a statement may take as long as it needs, as in a
 * migration or a backup. Throws {@link ConfigError} when it cannot be reached.
 */
export async function openDatabase(config: Config, patience?: Patience): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, patience) : openFile(config.dataDir);
}

/** In the data folder, where no `DATABASE_URL` is set. */
export const SQLITE_FILE = 'weekplate.sqlite';

function openFile(dataDir: string): Database {
  const file = join(dataDir, SQLITE_FILE);
  try {
    keepPrivate(file);
    const writer = sqliteWriter(openSqlite(file));
    const db = new Kysely<Schema>({ dialect: sqliteDialect(writer) });
    const reader = openSqliteReader(file);
    fastPaths.set(db.getExecutor().adapter, sqliteFastPath(writer, reader));
    const close = async () => {
      reader.close();
      await db.destroy();
    };
    return { engine: 'sqlite', db, pool: null, close };
  } catch (error) {
    throw new ConfigError(`${file} cannot be opened: ${(error as Error).message}.`);
  }
}

/** In a folder that others may enter, too: SQLite gives the files beside it the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

// PostgreSQL knows it from version 14 on.
const LOOK_FOR_LISTENER = `select set_config(name, $1, false) from pg_settings
  where name = 'client_connection_check_interval'`;

async function openPostgres(databaseUrl: string, patience?: Patience): Promise<Database> {
  // Here, since most keep their data in SQLite.
  const { default: pg } = await import('pg');
  const { postgresFastPath } = await import('./postgresPath.ts');
  const { limitTime } = await import('./timeLimits.ts');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // For what shares a connection; whoever waits for each answer is answered as ever.
    ...{ pipeline: true },
    ...(patience && {
      stream: () => impatientSocket(patience.silenceMs),
      // Nobody is given one on which it failed: what they wanted fails as if there were none.
      onConnect: (client) => limitTime(client, patience),
    }),
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => log.warn('database connection lost', { error: wordsOf(error) }));
  // While a client is lent out, in the middle of a transaction, the pool does not listen to it.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn('database connection lost', { error: wordsOf(error) }));
    if (!patience) return;
    client.query(LOOK_FOR_LISTENER, [String(noticeMs(patience))]).catch((error: unknown) => {
      log.warn('database does not look for who has gone', { error: wordsOf(error) });
    });
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new ConfigError(
      `DATABASE_URL cannot be used (${whereOf(databaseUrl)}): ${reasonOf(error)}.`,
    );
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  fastPaths.set(db.getExecutor().adapter, postgresFastPath(pool, patience));
  const close = async () => {
    await db.destroy();
    // Kysely ends a pool only if it ever took a connection from it.
    if (!pool.ended) await pool.end();
  };
  const state = () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { engine: 'postgres', db, pool: state, close };
}

/** Host and database of an address, without the password in it. */
function whereOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error for each of them.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
