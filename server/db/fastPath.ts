import type { DatabaseSync } from 'node:sqlite';
import type { DialectAdapter } from 'kysely';
import type pg from 'pg';
import { groupCommit } from './groupCommit.ts';
import { rowsOf, type Writer } from './sqlite.ts';

/** Runs a text that stays the same, with other values each time; null: take the long way. */
export type Runner = (
  sql: string,
  values: readonly unknown[],
) => readonly unknown[] | Promise<readonly unknown[] | null>;

export type FastPath = { readonly read: Runner; readonly write: Runner };

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
  return {
    read: (sql, values) => (writer.inTransaction ? readBeside : run)(sql, values),
    write: groupCommit(writer),
  };
}

/** Named statements, which PostgreSQL parses and plans once for each connection. */
export function postgresFastPath(pool: pg.Pool): FastPath {
  const names = new Map<string, string>();
  const run: Runner = async (text, values) => {
    let name = names.get(text);
    if (!name) {
      name = `weekplate_${names.size}`;
      names.set(text, name);
    }
    return (await pool.query({ name, text, values: [...values] })).rows;
  };
  return { read: run, write: run };
}
