import { sql } from 'kysely';
import { smallImage } from '#domain/images/image.ts';
import { DECLARED } from '../app/nouns.ts';
import { applyMigrations } from '../db/migrate.ts';
import type { Database } from '../db/open.ts';
import { shapeOf } from '../db/shape.ts';
import type { ImageStore } from '../images/store.ts';
import type { Archive } from './archiveReader.ts';
import { requireEmpty } from './emptyPlace.ts';
import { fillTable } from './fillTable.ts';
import { BackupError, requireKnownSchema } from './manifest.ts';
import { pathOf } from './pictures.ts';
import { isKept, PICTURE_TABLES, pictureOf, TABLES } from './tables.ts';

type Place = {
  readonly database: Database;
  readonly images: ImageStore;
  /** Shows progress on a terminal. */
  readonly say: (line: string) => void;
};

/**
 * Restores a backup into an empty database and storage, in one transaction that commits only when every table has
 * the digest of the backup. It creates the schema of the backup, fills it and then migrates it. Throws {@link
 * BackupError}, and then leaves nothing in the database or the storage.
 */
export async function restore({ database, images, say }: Place, archive: Archive): Promise<void> {
  const { manifest } = archive;
  requireKnownSchema(manifest.migrations, 'This backup');
  const written: Picture[] = [];
  try {
    await database.db.transaction().execute(async (db) => {
      await requireEmpty(db, database.engine, manifest.migrations.length);
      await applyMigrations(db, database.engine, manifest.migrations.length);
      const shape = await shapeOf(db, database.engine);
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
        await fillTable(db, database.engine, { name: entry.name, columns }, entry, archive);
      }
      let pictures = 0;
      const known = new Set(manifest.images.map(({ path }) => path));
      for (const table of PICTURE_TABLES.filter((name) => shape.has(name)))
        for await (const row of archive.rowsOf(`tables/${table}.jsonl`)) {
          const ownerId = String(row[pictureOf(table)]);
          const filename = String(row.filename);
          if (!known.has(pathOf({ ownerId, filename }))) continue;
          // A picture that the storage had before must not be removed if the restore fails.
          if (!(await images.read(ownerId, filename))) written.push({ ownerId, filename });
          await putPicture(images, archive, { ownerId, filename });
          pictures += 1;
          say(`${pictures} pictures`);
        }
      await applyMigrations(db, database.engine);
      for (const makeAnew of DECLARED.whenRestored) await makeAnew(db);
    });
  } catch (error) {
    for (const { ownerId, filename } of written) await images.remove(ownerId, filename);
    throw error;
  }
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
