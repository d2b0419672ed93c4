import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { DialectAdapter } from 'kysely';
import type pg from 'pg';
import { bindable } from './sqlite.ts';

/** Runs a text that stays the same, with other values each time. */
export type Runner = (sql: string, values: readonly unknown[]) => unknown[] | Promise<unknown[]>;

export type FastPath = { readonly read: Runner; readonly write: Runner | null };

/** By the adapter, which a database shares with its transactions: see `compiled.ts`. */
export const fastPaths = new WeakMap<DialectAdapter, FastPath>();

/**
 * Reads on a connection of their own: they see what is committed, never wait for a transaction,
 * and skip the layers between. Writes keep to the one connection that writes.
 */
export function sqliteFastPath(reader: DatabaseSync): FastPath {
  const statements = new Map<string, StatementSync>();
  const read: Runner = (sql, values) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = reader.prepare(sql);
      statements.set(sql, statement);
    }
    return statement.all(...(values.map(bindable) as SQLInputValue[]));
  };
  return { read, write: null };
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
