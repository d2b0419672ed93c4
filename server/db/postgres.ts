import { Kysely, PostgresDialect } from 'kysely';
import pg, { type ClientBase, type QueryConfig } from 'pg';
import { ConfigError } from '../config/config.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { type Shortcut, shortcuts } from './compiled.ts';
import type { Schema } from './schema.ts';
import { listenerCheckMs, socketWithTimeout, type TimeLimits } from './timeLimits.ts';

/** The pool size of one instance. */
const MOST_CONNECTIONS = 10;

// Makes PostgreSQL notice during a statement that the client is gone; this exists since version 14. And disables
// parallel workers for the statements of requests: starting them takes longer than it saves, and requests together
// have no more processors than without them.
const SET_CLIENT_CHECK = `select set_config(name, case name
    when 'client_connection_check_interval' then $1 else '0' end, false) from pg_settings
  where name in ('client_connection_check_interval', 'max_parallel_workers_per_gather')`;

/** Opens PostgreSQL for openDatabase. Throws {@link ConfigError} when it cannot be reached. */
export async function openPostgres(databaseUrl: string, limits?: TimeLimits) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(limits && {
      stream: () => socketWithTimeout(limits.silenceMs),
      // When it fails, the pool does not hand out the connection, so the statement fails, too.
      onConnect: (client) => limitTime(client, limits),
    }),
  });
  // Without this listener a lost idle connection would end the process.
  pool.on('error', (error) => log.warn('database connection lost', { error: wordsOf(error) }));
  // The pool does not listen to a client that is in use, for example in a transaction.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn('database connection lost', { error: wordsOf(error) }));
    if (!limits) return;
    client.query(SET_CLIENT_CHECK, [String(listenerCheckMs(limits))]).catch((error: unknown) => {
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
  shortcuts.set(db.getExecutor().adapter, preparedStatements(pool));
  const close = async () => {
    await db.destroy();
    // Kysely ends a pool only if it has taken a connection from it.
    if (!pool.ended) await pool.end();
  };
  const state = () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { engine: 'postgres' as const, db, pool: state, close };
}

/** PostgreSQL's shortcut: each connection prepares a statement once, under a name. */
function preparedStatements(pool: pg.Pool): Shortcut {
  const names = new Map<string, string>();
  return async (_kind, text, values) => {
    const name = names.get(text) ?? `weekplate_${names.size}`;
    names.set(text, name);
    return (await pool.query({ name, text, values: [...values] })).rows;
  };
}

// Sent after connecting: PgBouncer refuses both as startup parameters. The second setting ends the transaction of
// an instance that froze while holding locks.
const SET_LIMITS = `select set_config('statement_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $2, false),
  current_setting('transaction_read_only') as "readOnly"`;

// For the answer to SET_LIMITS; the pool's own timeout covers connecting only.
const ANSWER_MS = 3000;

// Classes 53 and 57 (lack of resources, operator intervention) are temporary and have clear messages.
const TEMPORARY = /^5[37]/;
// SQLSTATE: the connection could not be made, and a standby was asked to write.
const NOT_CONNECTED = '08001';
const READ_ONLY = '25006';

/**
 * Sets the time limits of a connection. Throws when PostgreSQL refuses, because statements could then hang for
 * ever; and for a standby, to which a proxy may lead during a failover: it would refuse all writes, and answer
 * reads with what was true before.
 */
async function limitTime(
  client: ClientBase,
  { statementMs, silenceMs }: TimeLimits,
): Promise<void> {
  const setLimits: QueryConfig & { readonly query_timeout: number } = {
    text: SET_LIMITS,
    values: [String(statementMs), String(silenceMs)],
    query_timeout: ANSWER_MS,
  };
  try {
    const { rows } = await client.query<{ readOnly: string }>(setLimits);
    if (rows[0]?.readOnly !== 'on') return;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || TEMPORARY.test(error.code ?? '')) throw error;
    throw Object.assign(
      new Error(
        `it refuses the time limits of a connection (${error.message}). Its user, and a proxy before it, have to be allowed to set statement_timeout and idle_in_transaction_session_timeout with set_config`,
        { cause: error },
      ),
      { code: NOT_CONNECTED },
    );
  }
  throw Object.assign(new Error('it takes no writes, like a standby'), { code: READ_ONLY });
}

/** Host and database of an address, without its password. */
function whereOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  // For a host with several addresses the error contains one error for each address.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
