import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { VERSION } from '../config/version.ts';
import { known, recordedIn } from '../db/migrate.ts';
import type { Declarations } from '../db/noun.ts';
import { type Db, type Engine, openDatabase, SQLITE_FILE } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { shapeOf } from '../db/shape.ts';
import { openSqliteReader, sqliteDialect, sqliteWriter } from '../db/sqlite.ts';
import type { ImageStore } from '../images/store.ts';
import { openArchive } from './archiveReader.ts';
import { type Add, sealedZip, writeArchive } from './archiveWriter.ts';
import { addForPeople } from './forPeople.ts';
import { BackupError, MANIFEST, type Manifest, type TableEntry } from './manifest.ts';
import { PictureCopies } from './pictures.ts';
import { asText, fileOf, readTable, type Table } from './rows.ts';
import { backedUp, type Tables } from './tables.ts';

const MOST_ROUNDS = 30;

type Backup = {
  readonly config: Config;
  readonly declared: Declarations;
  readonly images: ImageStore;
  readonly now: () => Date;
  /** The file is open: also for people and other programs, and without secrets. */
  readonly isOpen?: boolean;
  /** Shows progress on a terminal. */
  readonly say: (line: string) => void;
};

/**
 * Writes database and pictures, as of one moment, to one file, and verifies the file before it gets its name.
 * Throws {@link BackupError} or ConfigError, and then leaves no file.
 */
export async function backUp(backup: Backup, file: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await writeArchive(
    file,
    async (add) => {
      manifest = await addAll(backup, add);
    },
    async (part) => {
      backup.say('reading it back');
      (await openArchive(part)).close();
    },
  );
  if (!manifest) throw new Error('A backup without a manifest was written.');
  return manifest;
}

/** The bytes of an open file with all data, made as they are taken. Throws {@link BackupError} or ConfigError. */
export const openFileOf = (backup: Omit<Backup, 'say'>): AsyncGenerator<Uint8Array> =>
  sealedZip(async (add) => {
    await addAll({ ...backup, isOpen: true, say: () => undefined }, add);
  });

async function addAll(backup: Backup, add: Add): Promise<Manifest> {
  const manifest = await addContent(backup, add);
  await add(MANIFEST, [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
  return manifest;
}

async function addContent(
  { config, declared, images, now, say, isOpen = false }: Backup,
  add: Add,
): Promise<Manifest> {
  const all = backedUp(declared, isOpen);
  const copies = new PictureCopies(images, add);
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const manifest = await inSnapshot(config, async (db, engine) => {
      const createdAt = now().toISOString();
      const schema = await schemaOf(db, engine, all);
      const complete =
        schema.pictures.length === 0 ||
        (await copies.round(db, schema.pictures, (count) => say(`${count} pictures`)));
      // The first round copies all pictures, which takes long, so the tables come from a later, more recent
      // snapshot.
      if (!complete || (round === 1 && copies.result().images.length > 0)) return null;
      const tables: TableEntry[] = [];
      for (const table of schema.tables) tables.push(await addTable(db, engine, table, add, say));
      const forPeople =
        isOpen && (await addForPeople(db, engine, schema.tables, { add, declared, createdAt }));
      const { migrations } = schema;
      const kept = { engine, migrations, tables, ...copies.result() };
      const made = { product: 'weekplate', format: 1, version: VERSION, createdAt } as const;
      return { ...made, ...kept, ...(forPeople && { forPeople }) };
    });
    if (manifest) return manifest;
  }
  throw new BackupError('Pictures are being replaced faster than they can be read: try again.');
}

/** The tables to back up. Throws {@link BackupError} when there are none. */
async function schemaOf(db: Db, engine: Engine, { names, ofPictures, isKept, tableIn }: Tables) {
  const shape = await shapeOf(db, engine);
  if (!shape.has('migration'))
    throw new BackupError('The database is empty, or none of Weekplate: there is nothing to keep.');
  const migrations = known(await recordedIn(db), 'database');
  const tables = names.filter(isKept).flatMap((name) => tableIn(shape, name) ?? []);
  return { migrations, tables, pictures: ofPictures.filter(({ name }) => shape.has(name)) };
}

async function addTable(
  db: Db,
  engine: Engine,
  table: Table,
  add: Add,
  say: Backup['say'],
): Promise<TableEntry> {
  let rows = 0;
  const entry = await add(fileOf(table), asText(table, pages()));
  return { ...entry, name: table.name, rows };

  async function* pages() {
    for await (const some of readTable(db, engine, table)) {
      rows += some.length;
      yield some;
      say(`${table.name}: ${rows} rows`);
    }
  }
}

type Work<T> = (db: Db, engine: Engine) => Promise<T>;

/**
 * Runs `work` on a snapshot of the database, while servers go on writing. Throws ConfigError when the database
 * cannot be reached, {@link BackupError} when it does not exist.
 */
function inSnapshot<T>(config: Config, work: Work<T>): Promise<T> {
  return config.databaseUrl ? ofPostgres(config, work) : ofSqlite(config, work);
}

/** In WAL mode a reading transaction sees what was committed before its first statement. */
async function ofSqlite<T>({ dataDir }: Config, work: Work<T>): Promise<T> {
  const path = join(dataDir, SQLITE_FILE);
  if (!existsSync(path)) throw new BackupError(`There is no database: ${path} is missing.`);
  const file = openSqliteReader(path);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(sqliteWriter(file)) });
  try {
    file.exec('begin; select count(*) from sqlite_schema;');
    return await work(db, 'sqlite');
  } finally {
    await db.destroy();
    if (file.isOpen) file.close();
  }
}

async function ofPostgres<T>(config: Config, work: Work<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => {
        // Before version 12 PostgreSQL printed floating point numbers with too few digits.
        await sql`set local extra_float_digits = 3`.execute(db);
        return work(db, 'postgres');
      });
  } finally {
    await database.close();
  }
}
