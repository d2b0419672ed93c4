import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort } from './freePort.ts';

const BUCKET = 'pictures';

/** An S3 server on loopback with a bucket for pictures. */
export async function openS3() {
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-s3-'));
  const port = await freePort();
  const s3 = new S3rver({
    address: '127.0.0.1',
    port,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.run();
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** The keys of what it keeps. */
    objects: () =>
      readdirSync(join(folder, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('._S3rver_object'))
        .map((path) => path.replace('._S3rver_object', ''))
        .sort(),
    async close() {
      await s3.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
