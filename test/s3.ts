import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
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
  let held = false;
  // While it is held, data that is sent never arrives, as on a dead connection.
  const line = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.on('data', (chunk) => held || upstream.write(chunk));
    upstream.pipe(client);
    const over = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('close', over).on('error', over);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address() as AddressInfo;
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** True: it accepts nothing more and does not respond. */
    hold(now: boolean) {
      held = now;
    },
    /** The keys of the stored objects. */
    objects: () =>
      readdirSync(join(folder, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('._S3rver_object'))
        .map((path) => path.replace('._S3rver_object', ''))
        .sort(),
    async close() {
      line.close();
      await s3.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
