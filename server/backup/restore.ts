import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { storedNames } from '#domain/images/image.ts';
import { applyMigrations, known, recordedIn } from '../db/migrate.ts';
import type { Declarations } from '../db/noun.ts';
import type { Database, Engine } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { shapeOf } from '../db/shape.ts';
import type { ImageStore } from '../images/store.ts';
import type { Archive } from './archiveReader.ts';
import { BackupError, type TableEntry } from './manifest.ts';
import { pathOf } from './pictures.ts';
import { asText, fileOf, insertRows, type Row, readTable, type Table, updateRow } from './rows.ts';
import { backedUp, type Tables } from './tables.ts';

type Place = {
  readonly declared: Declarations;
  readonly database: Database;
  readonly images: ImageStore;
  /** Shows progress on a terminal. */
  readonly say: (line: string) => void;
  /** Whether the backup takes the place of what the database holds. */
  readonly replaces?: boolean;
};

/**
 * Restores a backup into an empty database and storage, in one transaction that commits only when every table has
 * the digest of the backup. It creates the schema of the backup, fills it and then migrates it. Throws {@link
 * BackupError} or ConfigError, and then leaves nothing in the database or the storage.
 */
export async function restore(
  { declared, database, images, say, replaces = false }: Place,
  archive: Archive,
): Promise<void> {
  const { manifest } = archive;
  const { engine } = database;
  const isOpen = manifest.forPeople !== undefined;
  if (isOpen && replaces)
    throw new BackupError(
      'A file of all data has no passwords, so it never takes the place of what is there: restore it into an empty place.',
    );
  const tables = backedUp(declared, isOpen);
  const { isKept } = tables;
  const ofBackup = known(manifest.migrations, 'backup');
  const written: Picture[] = [];
  try {
    await database.db.transaction().execute(async (db) => {
      if (replaces) await removeAll(db, engine);
      await requireEmpty(db, engine, tables);
      await applyMigrations(db, engine, ofBackup.length);
      const shape = await shapeOf(db, engine);
      for (const name of tables.names)
        if (!isKept(name) && name !== 'migration' && shape.has(name))
          await sql`delete from ${sql.table(name)}`.execute(db);
      const held = new Set(manifest.tables.map(({ name }) => name));
      const lacking = [...shape.keys()].find((name) => isKept(name) && !held.has(name));
      if (lacking) throw new BackupError(`This backup lacks the table ${lacking}.`);
      for (const entry of manifest.tables) {
        const table = isKept(entry.name) && tables.tableIn(shape, entry.name);
        if (!table) throw new BackupError(`There is no table for ${entry.path}.`);
        say(`${entry.name}: ${entry.rows} rows`);
        const later = tables.refersToItself(entry.name);
        await fillTable(db, { engine, table, later }, entry, archive);
      }
      let pictures = 0;
      const copied = new Set(manifest.images.map(({ path }) => path));
      for (const { name, folder } of tables.ofPictures) {
        const table = tables.tableIn(shape, name);
        if (!table) continue;
        for await (const row of archive.rowsOf(fileOf(table))) {
          const ownerId = String(row[folder]);
          const filename = String(row.filename);
          if (!copied.has(pathOf({ ownerId, filename }))) continue;
          // A picture that the storage had before must not be removed if the restore fails.
          if (!(await images.read(ownerId, filename))) written.push({ ownerId, filename });
          await putPicture(images, archive, { ownerId, filename });
          pictures += 1;
          say(`${pictures} pictures`);
        }
      }
      await applyMigrations(db, engine);
      for (const makeAnew of declared.whenRestored) await makeAnew(db);
    });
  } catch (error) {
    for (const { ownerId, filename } of written) await images.remove(ownerId, filename);
    throw error;
  }
}

/** Throws unless the database is empty, or has only the rows that a first start leaves. */
async function requireEmpty(
  db: Transaction<Schema>,
  engine: Engine,
  { names, isKept }: Tables,
): Promise<void> {
  const shape = await shapeOf(db, engine);
  if (shape.size === 0) return;
  const instead =
    'A backup is restored into an empty place: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.';
  if (!shape.has('migration'))
    throw new BackupError(`The database holds other tables than Weekplate’s. ${instead}`);
  known(await recordedIn(db), 'database');
  for (const name of names.filter((each) => isKept(each) && shape.has(each))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new BackupError(`The database is in use: it holds data (${name}). ${instead}`);
  }
}

/** Removes every table, also those of a newer version, and what belongs to them. */
async function removeAll(db: Transaction<Schema>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
    const schema = sql.id(rows[0]?.name ?? 'public');
    await sql`drop schema ${schema} cascade`.execute(db);
    await sql`create schema ${schema}`.execute(db);
    return;
  }
  // Otherwise a table that others refer to could not go before them, nor one that a trigger writes to.
  await sql`pragma defer_foreign_keys = on`.execute(db);
  const { rows } = await sql<{ kind: 'trigger' | 'table'; name: string }>`
    select 'trigger' as kind, name from sqlite_master where type = 'trigger'
    union all
    select 'table', name from pragma_table_list
    where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite_%'`.execute(
    db,
  );
  for (const { kind, name } of rows) await sql`drop ${sql.raw(kind)} ${sql.id(name)}`.execute(db);
}

const ROWS_AT_ONCE = 100;

type Filled = {
  readonly engine: Engine;
  readonly table: Table;
  /** The columns that are filled in once all rows are there. */
  readonly later: readonly string[];
};

/** Inserts the rows of a table and compares its digest with the backup. */
async function fillTable(
  db: Transaction<Schema>,
  { engine, table, later }: Filled,
  entry: TableEntry,
  archive: Archive,
): Promise<void> {
  let some: Row[] = [];
  const insert = async () => {
    if (some.length > 0) await insertRows(db, table, some, later);
    some = [];
  };
  for await (const row of archive.rowsOf(entry.path)) {
    requireColumns(table, row, entry);
    some.push(row);
    if (some.length === ROWS_AT_ONCE) await insert();
  }
  await insert();
  if (later.length > 0)
    for await (const row of archive.rowsOf(entry.path))
      for (const column of later) if (row[column] !== null) await updateRow(db, table, row, column);
  const hash = createHash('sha256');
  for await (const text of asText(table, readTable(db, engine, table))) hash.update(text);
  if (hash.digest('hex') !== entry.sha256)
    throw new BackupError(
      `${entry.name} would not be what it was, by at least one character: nothing was restored.`,
    );
}

function requireColumns({ name, columns }: Table, row: Row, { path }: TableEntry): void {
  const unknown = Object.keys(row).find((each) => columns.every((column) => column.name !== each));
  const lacking = columns.find((column) => !Object.hasOwn(row, column.name));
  if (unknown !== undefined)
    throw new BackupError(`${name} has no column for ${unknown} in ${path}.`);
  if (lacking) throw new BackupError(`A row in ${path} lacks ${lacking.name}.`);
}

type Picture = { ownerId: string; filename: string };

async function putPicture(images: ImageStore, archive: Archive, picture: Picture): Promise<void> {
  const { ownerId } = picture;
  for (const filename of storedNames(picture.filename))
    await images.writeFile(ownerId, filename, await archive.bytesOf(pathOf({ ownerId, filename })));
}
