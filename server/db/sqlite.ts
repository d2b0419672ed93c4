import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';
import type { Shortcut } from './compiled.ts';

// Our queries have a limited number of texts; this only guards against texts built from input.
const CACHED_STATEMENTS = 500;

// For each of the two connections: the pages with the rows of customers who are active on one day, in a practice of
// some thousand. A smaller database takes less.
const CACHE = 'PRAGMA cache_size = -32000;';

/** Opens a file, or creates it, with the settings that all writing connections use. */
export function openSqlite(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA secure_delete = ON;
    ${CACHE}
  `);
  return db;
}

/** Opens a second, read-only connection to a file that is open already. */
export function openSqliteReader(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  db.exec(`PRAGMA temp_store = MEMORY; ${CACHE}`);
  return db;
}

/** The only connection that writes; Kysely and the shortcut share it. */
export type Writer = {
  prepare(sql: string): SqliteStatement;
  /** True from the begin to the end of a transaction. */
  readonly inTransaction: boolean;
  close(): void;
};

export function sqliteWriter(db: DatabaseSync): Writer {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      // A commit that fails because the disk is full ends its transaction itself; an error of the rollback would
      // then hide the reason.
      if (sql === 'rollback' && !db.isTransaction) return adapt(db.prepare('select 0'));
      const known = statements.get(sql);
      if (known) return known;
      // Transactions here always write. Taking the write lock at the beginning avoids the error of a reader that
      // cannot become a writer while another process writes.
      const statement = adapt(db.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size >= CACHED_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
    get inTransaction() {
      // A closed database throws when asked.
      return db.isOpen && db.isTransaction;
    },
    close: () => db.close(),
  };
}

/** Connects Kysely to `node:sqlite`. */
export const sqliteDialect = (database: Writer): SqliteDialect => new SqliteDialect({ database });

function adapt(statement: StatementSync): SqliteStatement {
  const reader = statement.columns().length > 0;
  const rows = rowReader(statement);
  return {
    reader,
    all: rows,
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => rows(parameters).values(),
  };
}

/**
 * Makes a function that runs a statement and returns its rows as objects of one shape. The objects that
 * `node:sqlite` returns are dictionaries: creating and reading them takes longer than all the rest of a small
 * statement.
 */
export function rowReader(statement: StatementSync): (values: readonly unknown[]) => object[] {
  const namesNow = () => statement.columns().map(({ name }) => name);
  let names = namesNow();
  statement.setReturnArrays(true);
  const rowOf = (columns: unknown) => {
    // A `select *` prepared before a column was added returns that column as well from then on.
    if ((columns as unknown[]).length !== names.length) names = namesNow();
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at += 1)
      row[names[at] as string] = (columns as unknown[])[at];
    return row;
  };
  return (values) => statement.all(...values.map(bindable)).map(rowOf);
}

/** Converts a value for `node:sqlite`, which accepts neither booleans nor dates. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value === undefined ? null : (value as SQLInputValue);
}

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
