import type pg from 'pg';
import type { FastPath, Runner } from './fastPath.ts';
import { asText, type Done, LeanStatement } from './leanStatement.ts';
import { isTooLong, noticeMs, type Patience, tookTooLong } from './patience.ts';

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
 * statement of its own to PostgreSQL. Writes, and reads that take long, have a connection each. With
 * `patience` all that share one are answered in the time of one statement.
 */
export function postgresFastPath(pool: pg.Pool, patience?: Patience): FastPath {
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
        setTimeout(() => release(error), patience ? 2 * noticeMs(patience) : 0);
      };
      const timer =
        patience && together.length > 1
          ? setTimeout(() => giveUp(tookTooLong()), patience.statementMs)
          : undefined;
      const told = (one: Waiting, error: Error | null, rows: readonly object[]) => {
        // Given up, with the one before it.
        if (!open.delete(one)) return;
        one.done(error, rows);
        failed ??= error ?? undefined;
        const isLast = open.size === 0;
        const isOver = isTooLong(error);
        if (isLast || isOver) clearTimeout(timer);
        // Of one that failed the pool lets go.
        if (isLast) release(failed);
        // Each of those behind it might be kept as long again.
        else if (error && isOver) giveUp(error);
      };
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
        // Here, where one that cannot be said in words harms nobody else.
        const texts = values.map(asText);
        wait({
          text,
          values: texts,
          done: (error, rows) => (error ? reject(error) : resolve(rows)),
        });
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
