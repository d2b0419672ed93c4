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

// Few enough that those behind a slow one, or on another processor of the database, wait little.
const MOST_TOGETHER = 8;

/**
 * Reads by key that come in one turn of the event loop share a connection: sent in one piece, their
 * answers come in few, and each system call costs as much as all else of such a read. Each is a
 * prepared statement of its own to PostgreSQL. Writes, and reads that take long, have a connection each. With
 * `limits` all that share one are answered in the time of one statement.
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
      // What is given up is reads alone, since writes share nothing.
      const giveUp = (error: Error) => {
        for (const { done } of open) done(error, []);
        open.clear();
        // By itself `pg` would wait for all of them; PostgreSQL ends them when nobody listens.
        stream.destroy();
        // Its place is free once PostgreSQL has noticed, or there would be ever more connections.
        setTimeout(() => release(error), limits ? 2 * listenerCheckMs(limits) : 0);
      };
      const timer =
        limits && together.length > 1
          ? setTimeout(() => giveUp(statementTimeout()), limits.statementMs)
          : undefined;
      const told = (one: Waiting, error: Error | null, rows: readonly unknown[]) => {
        // Given up, with the one before it.
        if (!open.delete(one)) return;
        one.done(error, rows);
        failed ??= error ?? undefined;
        const isLast = open.size === 0;
        const isOver = isStatementTimeout(error);
        if (isLast || isOver) clearTimeout(timer);
        // Of one that failed the pool lets go.
        if (isLast) release(failed);
        // Each of those behind it might be kept as long again.
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
        // Here, where one that cannot be said in words harms nobody else.
        values: values.map(asText),
        done: (error, rows) => (error ? reject(error) : resolve(rows)),
      };
      if (kind !== 'read') run([one]);
      else if (waiting.push(one) === 1) setImmediate(flush);
    });
}

/** As the wire has it; none of the values is a list or bytes. Throws for what has no text. */
const asText = (value: unknown): string | null => {
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? null : String(value);
};
