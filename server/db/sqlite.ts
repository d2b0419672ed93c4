import { totalmem } from 'node:os';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

// Kysely compiles a bounded number of distinct texts; the bound only guards against a text that
// somebody builds from input.
const CACHED_STATEMENTS = 500;

const SMALLEST_CACHE_BYTES = 16e6;
const LARGEST_CACHE_BYTES = 256e6;
// There are two connections, and more than the database needs memory.
const SHARE_OF_MEMORY = 1 / 16;
// In a practice of a hundred thousand the rows of those who are here today lie on pages of their own.
const CACHED_SHARE = 1 / 64;

/** Opens the file (made when missing) with the settings every connection of the product uses. */
export function openSqlite(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA secure_delete = ON;
    PRAGMA cache_size = -${kilobytesToCache(db)};
  `);
  return db;
}

/** A second connection to a file that is open already, for reading alone. */
export function openSqliteReader(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000, readOnly: true });
  db.exec(`PRAGMA temp_store = MEMORY; PRAGMA cache_size = -${kilobytesToCache(db)};`);
  return db;
}

function kilobytesToCache(db: DatabaseSync): number {
  const bytes = db
    .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
    .get()?.bytes;
  return Math.round(bytesToCache(Number(bytes)) / 1000);
}

/** Of a database of so many bytes, what a connection may keep of it in memory once it has read it. */
export function bytesToCache(bytes: number, memory = memoryForUs()): number {
  const most = Math.min(LARGEST_CACHE_BYTES, memory * SHARE_OF_MEMORY);
  return Math.max(SMALLEST_CACHE_BYTES, Math.min(bytes * CACHED_SHARE, most));
}

// A container may have less than its machine; one without a limit says more than there is.
const memoryForUs = () => Math.min(totalmem(), process.constrainedMemory() || Number.MAX_VALUE);

/** The one connection that writes, as Kysely and the fast path share it. */
export type Writer = {
  prepare(sql: string): SqliteStatement;
  /** True between the begin and the end of a transaction. */
  readonly inTransaction: boolean;
  close(): void;
};

export function sqliteWriter(db: DatabaseSync): Writer {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      // A commit that finds the disk full ends its transaction itself; a complaint that there is
      // nothing left to take back would hide why.
      if (sql === 'rollback' && !db.isTransaction) return adapt(db.prepare('select 0'));
      const known = statements.get(sql);
      if (known) return known;
      // A transaction here always means to write: taking the lock at once spares the failure
      // of a reader that cannot become a writer while another process writes.
      const statement = adapt(db.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size >= CACHED_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
    get inTransaction() {
      // Of a database that was closed meanwhile it cannot be asked.
      return db.isOpen && db.isTransaction;
    },
    close: () => db.close(),
  };
}

/** Lets Kysely speak to `node:sqlite`. */
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
 * Reads rows as objects of one shape. Those that `node:sqlite` makes are dictionaries, which take
 * longer to make and to read from than all else of a small statement.
 */
export function rowReader(statement: StatementSync): (values: readonly unknown[]) => object[] {
  const namesNow = () => statement.columns().map(({ name }) => name);
  let names = namesNow();
  statement.setReturnArrays(true);
  const rowOf = (columns: unknown) => {
    // A `select *` made before a column was added has one more from then on.
    if ((columns as unknown[]).length !== names.length) names = namesNow();
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at += 1)
      row[names[at] as string] = (columns as unknown[])[at];
    return row;
  };
  return (values) => statement.all(...values.map(bindable)).map(rowOf);
}

/** What `node:sqlite` takes: it knows neither booleans nor dates. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value === undefined ? null : (value as SQLInputValue);
}
