import pg, { type ClientBase, type QueryConfig } from 'pg';
import type { Patience } from './patience.ts';

// Said once it is connected: as part of connecting, PgBouncer refuses both. The second is for an
// instance that froze while it held what others wait for.
const BE_PATIENT = `select set_config('statement_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $2, false)`;

// The pool's own time for a connection is over once it is there.
const ANSWER_MS = 3000;

// Resources and the operator: what passes. Each has words of its own already.
const PASSES = /^5[37]/;
// Of SQL: no connection could be made.
const NOT_CONNECTED = '08001';

/** Throws where PostgreSQL does not take them: such a connection could keep somebody waiting for ever. */
export async function limitTime(
  client: ClientBase,
  { statementMs, silenceMs }: Patience,
): Promise<void> {
  const bePatient: QueryConfig & { readonly query_timeout: number } = {
    text: BE_PATIENT,
    values: [String(statementMs), String(silenceMs)],
    query_timeout: ANSWER_MS,
  };
  try {
    await client.query(bePatient);
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
