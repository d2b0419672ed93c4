import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Engine } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Archive } from './archiveReader.ts';
import { BackupError, type TableEntry } from './manifest.ts';
import { asLines, insertRows, type Row, readTable, type Table, updateRow } from './rows.ts';
import { refersToItself } from './tables.ts';

const ROWS_AT_ONCE = 100;

/** Inserts the rows of a table and compares its digest with the backup. Throws {@link BackupError}. */
export async function fillTable(
  db: Transaction<Schema>,
  engine: Engine,
  table: Table,
  entry: TableEntry,
  archive: Archive,
): Promise<void> {
  const later = refersToItself(table.name);
  let some: Row[] = [];
  const insert = async () => {
    if (some.length > 0) await insertRows(db, table, some, later);
    some = [];
  };
  for await (const row of archive.rowsOf(entry.path)) {
    some.push(row);
    if (some.length === ROWS_AT_ONCE) await insert();
  }
  await insert();
  if (later.length > 0)
    for await (const row of archive.rowsOf(entry.path))
      for (const column of later) if (row[column] !== null) await updateRow(db, table, row, column);
  const hash = createHash('sha256');
  for await (const rows of readTable(db, engine, table)) hash.update(asLines(rows));
  if (hash.digest('hex') !== entry.sha256)
    throw new BackupError(
      `${entry.name} would not be what it was, by at least one character: nothing was restored.`,
    );
}
