import type { DatabaseSync } from 'node:sqlite';
import type { Shortcut } from './compiled.ts';
import { rowReader, type Writer } from './sqlite.ts';

/**
 * SQLite without the queue that Kysely puts before its only connection. While no transaction is open, the writing
 * connection reads as well: nothing here is asynchronous, so no statement can run in the middle of another, and
 * that connection has the most pages in memory. While a transaction is open, reads go to `reader`, which sees
 * committed data. Writes share commits, see {@link groupCommit}.
 */
export function sqliteShortcut(writer: Writer, reader: DatabaseSync): Shortcut {
  const statements = new Map<string, (values: readonly unknown[]) => object[]>();
  const readCommitted = (sql: string, values: readonly unknown[]) => {
    let rows = statements.get(sql);
    if (!rows) {
      rows = rowReader(reader.prepare(sql));
      statements.set(sql, rows);
    }
    return rows(values);
  };
  const write = groupCommit(writer);
  return (kind, sql, values) => {
    if (kind === 'write') return write(sql, values);
    return writer.inTransaction ? readCommitted(sql, values) : writer.prepare(sql).all(values);
  };
}

type PendingWrite = {
  readonly sql: string;
  readonly values: readonly unknown[];
  resolve(rows: readonly unknown[] | null): void;
  reject(error: unknown): void;
};

/**
 * Makes a function that runs a single write and returns its rows. Writes of one turn of the event loop share one
 * commit, so that they wait for the disk once. Each promise settles only after that commit. A write that breaks a
 * constraint fails alone; when the commit fails, nothing of the turn is stored and all its writes are rejected.
 * While a transaction is open the promise resolves to null: the caller has to queue the write behind it.
 */
export function groupCommit(writer: Writer) {
  let pending: PendingWrite[] = [];
  const flush = () => {
    const group = pending;
    pending = [];
    if (writer.inTransaction) for (const each of group) each.resolve(null);
    else commitTogether(writer, group);
  };
  return (sql: string, values: readonly unknown[]): Promise<readonly unknown[] | null> =>
    new Promise((resolve, reject) => {
      if (pending.push({ sql, values, resolve, reject }) === 1) setImmediate(flush);
    });
}

function commitTogether(writer: Writer, group: readonly PendingWrite[]): void {
  const settle: (() => void)[] = [];
  try {
    writer.prepare('begin').run([]);
    for (const each of group) {
      try {
        const rows = writer.prepare(each.sql).all(each.values);
        settle.push(() => each.resolve(rows));
      } catch (error) {
        // A full disk ends the whole transaction; later writes of the group would then be committed one by one.
        if (!writer.inTransaction) throw error;
        settle.push(() => each.reject(error));
      }
    }
    writer.prepare('commit').run([]);
  } catch (error) {
    if (writer.inTransaction) writer.prepare('rollback').run([]);
    for (const each of group) each.reject(error);
    return;
  }
  for (const each of settle) each();
}
