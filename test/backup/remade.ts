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
): Promise<void> {
  const archive = await openArchive(file);
  const { tables, images, superseded } = archive.manifest;
  await writeArchive(
    to,
    async (add) => {
      const kept = tables.filter(({ name }) => !without.includes(name));
      for (const { path } of [...kept, ...images, ...superseded])
        await add(path, [await archive.bytesOf(path)]);
      await add('manifest.json', [Buffer.from(JSON.stringify(change(archive.manifest)))]);
    },
    async () => archive.close(),
  );
}
