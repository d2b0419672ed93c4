import type pg from 'pg';
import type { FastPath, Runner } from './fastPath.ts';
import { type Done, LeanStatement } from './leanStatement.ts';
import { isTooLong } from './patience.ts';

type Waiting = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly done: Done;
};

// Few enough that those behind a slow one, or on another processor of the database, wait little.
const MOST_TOGETHER = 8;

/**
 * Reads by key that come in one turn of the event loop share a connection: sent in one piece, their
 * answers come in few, and each system call costs as much as all else of such a read. Each is a
 * statement of its own to PostgreSQL. Writes, and reads that take long, have a connection each.
 */
export function postgresFastPath(pool: pg.Pool): FastPath {
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
      let failed: Error | undefined;
      const told = (one: Waiting, error: Error | null, rows: readonly object[]) => {
        // Given up, with the one before it.
        if (!open.delete(one)) return;
        one.done(error, rows);
        failed ??= error ?? undefined;
        // Each of those behind it might be kept as long again.
        if (isTooLong(error)) {
          for (const { done } of open) done(error, []);
          open.clear();
        }
        // Of one that failed the pool lets go.
        if (open.size === 0) release(failed);
      };
      const { stream } = client.connection;
      stream.cork();
      for (const one of together) {
        const { text, values } = one;
        const statement = { name: nameOf(text), text };
        client.query(new LeanStatement(statement, values, (...answer) => told(one, ...answer)));
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
  const waitFor = (wait: (one: Waiting) => void): Runner => {
    return (text, values) =>
      new Promise((resolve, reject) => {
        wait({ text, values, done: (error, rows) => (error ? reject(error) : resolve(rows)) });
      });
  };
  const alone = waitFor((one) => run([one]));
  return {
    read: waitFor((one) => {
      if (waiting.push(one) === 1) setImmediate(flush);
    }),
    readLong: alone,
    write: alone,
  };
}
