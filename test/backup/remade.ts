import { createHash } from 'node:crypto';
import { openArchive } from '#server/backup/archiveReader.ts';
import { writeArchive } from '#server/backup/archiveWriter.ts';
import type { Manifest } from '#server/backup/manifest.ts';

/** The same backup with another manifest, validly sealed: only the inner checks of a backup can notice. */
export async function remade(
  file: string,
  to: string,
  change: (manifest: Manifest) => unknown,
  /** The tables that are left out. */
  without: readonly string[] = [],
  /** Columns that are left out of the rows, as JSON has them. */
  column = /$^/g,
): Promise<void> {
  const archive = await openArchive(file);
  const { tables, images, superseded } = archive.manifest;
  await writeArchive(
    to,
    async (add) => {
      const kept = tables.filter(({ name }) => !without.includes(name));
      for (const { path } of [...images, ...superseded])
        await add(path, [await archive.bytesOf(path)]);
      const entries: Manifest['tables'][number][] = [];
      for (const entry of kept) {
        const rows = (await archive.bytesOf(entry.path)).toString().replaceAll(column, '');
        await add(entry.path, [Buffer.from(rows)]);
        entries.push({ ...entry, sha256: createHash('sha256').update(rows).digest('hex') });
      }
      const manifest = change({ ...archive.manifest, tables: entries });
      await add('manifest.json', [Buffer.from(JSON.stringify(manifest))]);
    },
    async () => archive.close(),
  );
}
