import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallImage } from '#domain/images/image.ts';
import { backUpOf, emptyPlace, placeWith, restoreInto } from '#test/backup/place.ts';
import { freePort } from '#test/freePort.ts';

const BUCKETS = ['first', 'second'];

let s3: S3rver;
let port = 0;
const folder = mkdtempSync(join(tmpdir(), 'weekplate-s3-'));

beforeAll(async () => {
  port = await freePort();
  s3 = new S3rver({
    address: '127.0.0.1',
    port,
    directory: folder,
    silent: true,
    configureBuckets: BUCKETS.map((name) => ({ name, configs: [] })),
  });
  await s3.run();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const inBucket = (bucket: string) => ({
  S3_BUCKET: bucket,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});

it('[T-I6] pictures move from a folder into a bucket, to another one and back, byte by byte', async () => {
  const pictures: string[] = [];
  const source = await placeWith('sqlite', async (make) => {
    for (let count = 0; count < 20; count += 1) {
      const owner = await make.aCustomer();
      const filename = await make.anImage(owner);
      for (const name of [filename, smallImage(filename)]) pictures.push(`${owner.id}/${name}`);
    }
  });
  const original = (path: string) =>
    readFileSync(join(source.dataDir, 'images', 'profileImages', path));

  let from = source;
  for (const store of [inBucket('first'), inBucket('second'), undefined]) {
    const to = await emptyPlace('sqlite', store);
    const file = join(to.dataDir, 'moving.zip');
    expect((await backUpOf(from, file)).images).toHaveLength(pictures.length);
    await restoreInto(to, file);
    for (const path of pictures) {
      const bytes = store
        ? readFileSync(join(folder, store.S3_BUCKET, 'profileImages', `${path}._S3rver_object`))
        : readFileSync(join(to.dataDir, 'images', 'profileImages', path));
      expect(bytes.equals(original(path)), path).toBe(true);
    }
    if (store) expect(readdirSync(to.dataDir)).not.toContain('images');
    if (from !== source) await from.remove();
    from = to;
  }
  await from.remove();
  await source.remove();
});
