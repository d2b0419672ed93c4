import type { Writer } from './sqlite.ts';

type Waiting = {
  readonly sql: string;
  readonly values: readonly unknown[];
  resolve(rows: readonly unknown[] | null): void;
  reject(error: unknown): void;
};

/**
 * Single writes that come in one turn of the event loop share one commit: the disk is waited for
 * once for all of them. Each is told only after that commit. One that a constraint refuses fails
 * alone; when the commit fails, nothing of the turn is stored and all are told so. While a
 * transaction is open each is told null, and takes the long way behind it.
 */
export function groupCommit(writer: Writer) {
  let waiting: Waiting[] = [];
  const flush = () => {
    const group = waiting;
    waiting = [];
    if (writer.inTransaction) for (const each of group) each.resolve(null);
    else commitTogether(writer, group);
  };
  return (sql: string, values: readonly unknown[]): Promise<readonly unknown[] | null> =>
    new Promise((resolve, reject) => {
      if (waiting.push({ sql, values, resolve, reject }) === 1) setImmediate(flush);
    });
}

function commitTogether(writer: Writer, group: readonly Waiting[]): void {
  const tell: (() => void)[] = [];
  try {
    writer.prepare('begin').run([]);
    for (const each of group) {
      try {
        const rows = writer.prepare(each.sql).all(each.values);
        tell.push(() => each.resolve(rows));
      } catch (error) {
        // A full disk ends the whole transaction; what follows would be stored one by one.
        if (!writer.inTransaction) throw error;
        tell.push(() => each.reject(error));
      }
    }
    writer.prepare('commit').run([]);
  } catch (error) {
    if (writer.inTransaction) writer.prepare('rollback').run([]);
    for (const each of group) each.reject(error);
    return;
  }
  for (const say of tell) say();
}
