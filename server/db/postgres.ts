import { Kysely, PostgresDialect } from 'kysely';
import pg, { type ClientBase, type QueryConfig } from 'pg';
import { ConfigError } from '../config/config.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import { shortcuts } from './compiled.ts';
import type { Schema } from './schema.ts';
import { sharedConnections } from './sharedConnections.ts';
import { listenerCheckMs, socketWithTimeout, type TimeLimits } from './timeLimits.ts';

/** Of one instance. */
export const MOST_CONNECTIONS = 10;

// PostgreSQL knows it from version 14 on.
const LOOK_FOR_LISTENER = `select set_config(name, $1, false) from pg_settings
  where name = 'client_connection_check_interval'`;

/** As openDatabase. Throws {@link ConfigError} when it cannot be reached. */
export async function openPostgres(databaseUrl: string, limits?: TimeLimits) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // For what shares a connection; whoever waits for each answer is answered as ever.
    ...{ pipeline: true },
    ...(limits && {
      stream: () => socketWithTimeout(limits.silenceMs),
      // Nobody is given one on which it failed: what they wanted fails as if there were none.
      onConnect: (client) => limitTime(client, limits),
    }),
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => log.warn('database connection lost', { error: wordsOf(error) }));
  // While a client is lent out, in the middle of a transaction, the pool does not listen to it.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn('database connection lost', { error: wordsOf(error) }));
    if (!limits) return;
    client.query(LOOK_FOR_LISTENER, [String(listenerCheckMs(limits))]).catch((error: unknown) => {
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
  shortcuts.set(db.getExecutor().adapter, sharedConnections(pool, limits));
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
  return { engine: 'postgres' as const, db, pool: state, close };
}

// Said once it is connected: as part of connecting, PgBouncer refuses both. The second is for an
// instance that froze while it held what others wait for.
const SET_LIMITS = `select set_config('statement_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $2, false)`;

// The pool's own time for a connection is over once it is there.
const ANSWER_MS = 3000;

// Resources and the operator: what passes. Each has words of its own already.
const PASSES = /^5[37]/;
// Of SQL: no connection could be made.
const NOT_CONNECTED = '08001';

/** Throws where PostgreSQL does not take them: such a connection could keep somebody waiting for ever. */
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
    await client.query(setLimits);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || PASSES.test(error.code ?? '')) throw error;
    throw Object.assign(
      new Error(
        `it refuses the time limits of a connection (${error.message}). Its user, and a proxy before it, have to be allowed to set statement_timeout and idle_in_transaction_session_timeout with set_config`,
        { cause: error },
      ),
      { code: NOT_CONNECTED },
    );
  }
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
