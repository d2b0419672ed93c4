import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallImage } from '#domain/images/image.ts';
import { ENGINES, RunningEngine } from '#test/engines.ts';
import { aPicture } from '#test/factories/images.ts';
import { freePort } from '#test/freePort.ts';
import { sendImage } from '#test/http/sendImage.ts';

const BUCKET = 'pictures';

describe.each(ENGINES)('Profile images kept in S3 (%s)', (name) => {
  const engine = new RunningEngine(name);
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-s3-'));
  let s3: S3rver;
  let serving = false;

  beforeAll(async () => {
    const port = await freePort();
    s3 = new S3rver({
      address: '127.0.0.1',
      port,
      directory: folder,
      silent: true,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    await s3.run();
    serving = true;
    await engine.start({
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    });
  });
  afterAll(async () => {
    await engine.stop();
    if (serving) await s3.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const objects = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('._S3rver_object'))
      .map((path) => path.replace('._S3rver_object', ''))
      .sort();

  it('[PROF-04][FILE-03] is stored, served, replaced and removed as in a folder', async () => {
    const customer = await engine.make.aCustomer();
    const client = engine.as(customer);
    const upload = async () => {
      const answer = await sendImage(client, customer, await aPicture());
      expect(answer.status).toBe(200);
      return (await answer.json()).profileImageUrl as string;
    };
    const keyOf = (url: string) => url.replace('/api/profile-images/', `${BUCKET}/profileImages/`);
    const first = await upload();
    expect(objects()).toEqual([keyOf(first), keyOf(smallImage(first))].sort());
    const served = await client.raw(smallImage(first));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(100);

    const second = await upload();
    expect(objects()).toEqual([keyOf(second), keyOf(smallImage(second))].sort());
    expect((await client.raw(first)).status).toBe(404);
    await client.delete(`/api/profile-images/${customer.id}`);
    expect(objects()).toEqual([]);
  });

  it('[FILE-01] an object that is gone from the bucket: object-not-found', async () => {
    const customer = await engine.make.aCustomer();
    const answer = await sendImage(engine.as(customer), customer, await aPicture());
    const { profileImageUrl } = await answer.json();
    await engine.server.deps.images.remove(customer.id, profileImageUrl.split('/').at(-1));
    const gone = await engine.as(customer).raw(profileImageUrl);
    expect([gone.status, (await gone.json()).error.code]).toEqual([404, 'object-not-found']);
  });

  it('[T-D2] a bucket that cannot be reached: 503, and nothing is half', async () => {
    const customer = await engine.make.aCustomer();
    await s3.close();
    serving = false;
    const answer = await sendImage(engine.as(customer), customer, await aPicture());
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'storage-away']);
    const { body } = await engine.as(customer).get('/api/me');
    expect(body).toMatchObject({ me: { profileImageUrl: null } });
    const leftovers = await engine.db.selectFrom('imageLeftover').select('ownerId').execute();
    expect(leftovers).toEqual([{ ownerId: customer.id }]);
    expect(readdirSync(join(engine.dataDir, 'incoming'))).toEqual([]);
    expect(engine.takeErrors().length).toBeGreaterThan(0);
  });
});
