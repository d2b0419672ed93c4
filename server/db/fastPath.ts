import type { DatabaseSync } from 'node:sqlite';
import type { DialectAdapter } from 'kysely';
import { groupCommit } from './groupCommit.ts';
import { rowsOf, type Writer } from './sqlite.ts';

/** Runs a text that stays the same, with other values each time; null: take the long way. */
export type Runner = (
  sql: string,
  values: readonly unknown[],
) => readonly unknown[] | Promise<readonly unknown[] | null>;

export type FastPath = {
  readonly read: Runner;
  /** Of more than a few rows by their key. */
  readonly readLong: Runner;
  readonly write: Runner;
};

/** By the adapter, which a database shares with its transactions: see `compiled.ts`. */
export const fastPaths = new WeakMap<DialectAdapter, FastPath>();

/**
 * The writing connection serves these too, past the layers between, while no transaction is open on
 * it: nothing here being asynchronous, a single statement cannot meet another one half-way, and the
 * pages it reads are still in that connection's memory. While one is open, a read goes to a
 * connection of its own, where it sees what is committed, and a write has to queue.
 */
export function sqliteFastPath(writer: Writer, reader: DatabaseSync): FastPath {
  const statements = new Map<string, (values: readonly unknown[]) => object[]>();
  const readBeside: Runner = (sql, values) => {
    let rows = statements.get(sql);
    if (!rows) {
      rows = rowsOf(reader.prepare(sql));
      statements.set(sql, rows);
    }
    return rows(values);
  };
  const run: Runner = (sql, values) => writer.prepare(sql).all(values);
  const read: Runner = (sql, values) => (writer.inTransaction ? readBeside : run)(sql, values);
  return {
    read,
    readLong: read,
    write: groupCommit(writer),
  };
}
