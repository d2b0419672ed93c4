import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { smallImage } from '#domain/images/image.ts';
import { DECLARED } from '../app/nouns.ts';
import { applyMigrations, known, recordedIn } from '../db/migrate.ts';
import type { Database, Engine } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { shapeOf } from '../db/shape.ts';
import type { ImageStore } from '../images/store.ts';
import type { Archive } from './archiveReader.ts';
import { BackupError, type TableEntry } from './manifest.ts';
import { pathOf } from './pictures.ts';
import { asLines, insertRows, type Row, readTable, type Table, updateRow } from './rows.ts';
import { isKept, PICTURE_TABLES, pictureOf, refersToItself, TABLES } from './tables.ts';

type Place = {
  readonly database: Database;
  readonly images: ImageStore;
  /** Shows progress on a terminal. */
  readonly say: (line: string) => void;
};

/**
 * Restores a backup into an empty database and storage, in one transaction that commits only when every table has
 * the digest of the backup. It creates the schema of the backup, fills it and then migrates it. Throws {@link
 * BackupError} or ConfigError, and then leaves nothing in the database or the storage.
 */
export async function restore({ database, images, say }: Place, archive: Archive): Promise<void> {
  const { manifest } = archive;
  const { engine } = database;
  const ofBackup = known(manifest.migrations, 'backup');
  const written: Picture[] = [];
  try {
    await database.db.transaction().execute(async (db) => {
      await requireEmpty(db, engine);
      await applyMigrations(db, engine, ofBackup.length);
      const shape = await shapeOf(db, engine);
      for (const name of TABLES)
        if (!isKept(name) && name !== 'migration' && shape.has(name))
          await sql`delete from ${sql.table(name)}`.execute(db);
      const held = new Set(manifest.tables.map(({ name }) => name));
      const lacking = [...shape.keys()].find((name) => isKept(name) && !held.has(name));
      if (lacking) throw new BackupError(`This backup lacks the table ${lacking}.`);
      for (const entry of manifest.tables) {
        const columns = shape.get(entry.name);
        if (!columns) throw new BackupError(`There is no table for ${entry.path}.`);
        say(`${entry.name}: ${entry.rows} rows`);
        await fillTable(db, engine, { name: entry.name, columns }, entry, archive);
      }
      let pictures = 0;
      const copied = new Set(manifest.images.map(({ path }) => path));
      for (const table of PICTURE_TABLES.filter((name) => shape.has(name)))
        for await (const row of archive.rowsOf(`tables/${table}.jsonl`)) {
          const ownerId = String(row[pictureOf(table)]);
          const filename = String(row.filename);
          if (!copied.has(pathOf({ ownerId, filename }))) continue;
          // A picture that the storage had before must not be removed if the restore fails.
          if (!(await images.read(ownerId, filename))) written.push({ ownerId, filename });
          await putPicture(images, archive, { ownerId, filename });
          pictures += 1;
          say(`${pictures} pictures`);
        }
      await applyMigrations(db, engine);
      for (const makeAnew of DECLARED.whenRestored) await makeAnew(db);
    });
  } catch (error) {
    for (const { ownerId, filename } of written) await images.remove(ownerId, filename);
    throw error;
  }
}

/** Throws unless the database is empty, or has only the rows that a first start leaves. */
async function requireEmpty(db: Transaction<Schema>, engine: Engine): Promise<void> {
  const shape = await shapeOf(db, engine);
  if (shape.size === 0) return;
  const instead =
    'A backup is restored into an empty place: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.';
  if (!shape.has('migration'))
    throw new BackupError(`The database holds other tables than Weekplate’s. ${instead}`);
  known(await recordedIn(db), 'database');
  for (const name of TABLES.filter((each) => isKept(each) && shape.has(each))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new BackupError(`The database is in use: it holds data (${name}). ${instead}`);
  }
}

const ROWS_AT_ONCE = 100;

/** Inserts the rows of a table and compares its digest with the backup. */
async function fillTable(
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

type Picture = { ownerId: string; filename: string };

async function putPicture(images: ImageStore, archive: Archive, picture: Picture): Promise<void> {
  const { ownerId, filename } = picture;
  const small = smallImage(filename);
  await images.write(ownerId, filename, {
    large: await archive.bytesOf(pathOf(picture)),
    small: await archive.bytesOf(pathOf({ ownerId, filename: small })),
  });
}
