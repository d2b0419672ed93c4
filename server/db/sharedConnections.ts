import type pg from 'pg';
import type { Shortcut } from './compiled.ts';
import {
  isStatementTimeout,
  listenerCheckMs,
  statementTimeout,
  type TimeLimits,
} from './timeLimits.ts';

type Done = (error: Error | null, rows: readonly unknown[]) => void;

type Waiting = {
  readonly text: string;
  readonly values: readonly (string | null)[];
  readonly done: Done;
};

// With more, reads would wait too long behind a slow one, and the database would use fewer of its processors.
const MOST_TOGETHER = 8;

/**
 * PostgreSQL's shortcut. Small reads of one turn of the event loop share a connection: they are sent in one piece
 * and answered in a few, because a system call takes as long as all the rest of such a read. For PostgreSQL each
 * is still a prepared statement of its own. Writes and long reads get a connection each. With `limits`, all reads
 * that share a connection end within the time of one statement.
 */
export function sharedConnections(pool: pg.Pool, limits?: TimeLimits): Shortcut {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `weekplate_${names.size}`;
    names.set(text, name);
    return name;
  };

  const run = (together: readonly Waiting[]) =>
    pool.connect((refused, client, release) => {
      if (refused || !client) {
        for (const { done } of together) done(refused ?? new Error('no connection'), []);
        return;
      }
      const open = new Set(together);
      const { stream } = client.connection;
      let failed: Error | undefined;
      // Only reads are given up, since a write never shares a connection.
      const giveUp = (error: Error) => {
        for (const { done } of open) done(error, []);
        open.clear();
        // `pg` would wait for all answers; PostgreSQL ends the statements once the client is gone.
        stream.destroy();
        // Released only when PostgreSQL has noticed, or the number of connections would keep growing.
        setTimeout(() => release(error), limits ? 2 * listenerCheckMs(limits) : 0);
      };
      const timer =
        limits && together.length > 1
          ? setTimeout(() => giveUp(statementTimeout()), limits.statementMs)
          : undefined;
      const told = (one: Waiting, error: Error | null, rows: readonly unknown[]) => {
        // Already given up together with an earlier read.
        if (!open.delete(one)) return;
        one.done(error, rows);
        failed ??= error ?? undefined;
        const isLast = open.size === 0;
        const isOver = isStatementTimeout(error);
        if (isLast || isOver) clearTimeout(timer);
        // Given an error, the pool closes the connection.
        if (isLast) release(failed);
        // Each following read might take as long again.
        else if (error && isOver) giveUp(error);
      };
      stream.cork();
      for (const one of together) {
        const statement = { name: nameOf(one.text), text: one.text, values: [...one.values] };
        void client.query(statement, (error, result?: pg.QueryResult) =>
          told(one, error, result?.rows ?? []),
        );
      }
      stream.uncork();
    });

  let waiting: Waiting[] = [];
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += MOST_TOGETHER)
      run(all.slice(from, from + MOST_TOGETHER));
  };
  return (kind, text, values) =>
    new Promise((resolve, reject) => {
      const one: Waiting = {
        text,
        // Converted before it is queued, so that a value that cannot be converted fails only its own read.
        values: values.map(asText),
        done: (error, rows) => (error ? reject(error) : resolve(rows)),
      };
      if (kind !== 'read') run([one]);
      else if (waiting.push(one) === 1) setImmediate(flush);
    });
}

/** A value as PostgreSQL's protocol sends it, as text; lists and bytes are not used here. */
const asText = (value: unknown): string | null => {
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? null : String(value);
};
