import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onEachEngine } from '#test/engines.ts';
import { aPicture } from '#test/factories/images.ts';
import { sendImage } from '#test/http/sendImage.ts';
import { DECLARED } from '../app/nouns.ts';
import type { ImageStore } from '../images/store.ts';
import { openArchive } from './archiveReader.ts';
import { backUp } from './backup.ts';
import type { Row } from './rows.ts';

onEachEngine('Pictures in a backup', (engine) => {
  let count = 0;

  /** Makes a backup that reads pictures through `images`; returns its manifest and the rows about pictures. */
  async function backedUp(images: ImageStore) {
    count += 1;
    const file = join(engine.dataDir, `pictures-${count}.zip`);
    const { config } = engine.server.deps;
    await backUp(
      { config, declared: DECLARED, images, now: () => new Date(), say: () => undefined },
      file,
    );
    const archive = await openArchive(file);
    const rows: Row[] = [];
    for await (const row of archive.rowsOf('tables/profileImage.jsonl')) rows.push(row);
    archive.close();
    return { ...archive.manifest, rows };
  }

  it('[T-I6] one replaced just before its turn: the backup holds the new one, and its row', async () => {
    const { images } = engine.server.deps;
    const [steady, restless] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
    const kept = await engine.make.anImage(steady);
    const first = await engine.make.anImage(restless);
    let replacements = 0;
    const replacing: ImageStore = {
      ...images,
      async read(ownerId, filename) {
        // Replaces the picture after the snapshot, as an instance of the server could.
        if (ownerId === restless.id && replacements < 3) {
          replacements += 1;
          const answer = await sendImage(engine.as(restless), restless, await aPicture());
          expect(answer.status).toBe(200);
        }
        return images.read(ownerId, filename);
      },
    };
    const { images: held, missing, superseded, rows } = await backedUp(replacing);
    const now = await engine.db
      .selectFrom('profileImage')
      .select('filename')
      .where('ownerId', '=', restless.id)
      .executeTakeFirstOrThrow();
    expect(replacements).toBe(3);
    expect(missing).toEqual([]);
    expect(now.filename).not.toBe(first);
    const paths = [...held, ...superseded].map(({ path }) => path);
    expect(paths).toContain(`images/${restless.id}/${now.filename}`);
    expect(held.map(({ path }) => path)).toContain(`images/${steady.id}/${kept}`);
    expect(held).toHaveLength(rows.length * 2);
  });

  it('[T-I6] one that the storage had lost before is said, and stops nothing', async () => {
    const { images } = engine.server.deps;
    const customer = await engine.make.aCustomer();
    const filename = await engine.make.anImage(customer);
    await images.remove(customer.id, filename);
    expect((await backedUp(images)).missing).toEqual([`images/${customer.id}/${filename}`]);
  });

  it('[T-I6] pictures that are replaced for ever stop it with a sentence, and leave no file', async () => {
    const { images } = engine.server.deps;
    const customer = await engine.make.aCustomer();
    await engine.make.anImage(customer);
    const never: ImageStore = {
      ...images,
      async read(ownerId, filename) {
        if (ownerId !== customer.id) return images.read(ownerId, filename);
        await engine.db
          .updateTable('profileImage')
          .set({ filename: `${crypto.randomUUID()}.webp` })
          .where('ownerId', '=', customer.id)
          .execute();
        return null;
      },
    };
    await expect(backedUp(never)).rejects.toThrow('Pictures are being replaced faster');
  });
});
