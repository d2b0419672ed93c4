import type { DatabaseSync } from 'node:sqlite';
import { groupCommit } from './groupCommit.ts';
import type { Shortcut } from './shortcuts.ts';
import { rowsOf, type Writer } from './sqlite.ts';

/**
 * While no transaction is open the writing connection reads, too: nothing here being asynchronous, a
 * statement cannot meet another one half-way, and the pages it reads are in that connection's memory.
 * While one is open, a read goes to a connection of its own, where it sees what is committed.
 */
export function sqliteShortcut(writer: Writer, reader: DatabaseSync): Shortcut {
  const statements = new Map<string, (values: readonly unknown[]) => object[]>();
  const readCommitted = (sql: string, values: readonly unknown[]) => {
    let rows = statements.get(sql);
    if (!rows) {
      rows = rowsOf(reader.prepare(sql));
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
