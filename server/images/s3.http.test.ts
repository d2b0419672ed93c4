import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallImage } from '#domain/images/image.ts';
import { RunningEngine } from '#test/engines.ts';
import { aPicture } from '#test/factories/images.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { sendImage } from '#test/http/sendImage.ts';
import { openS3 } from '#test/s3.ts';
import { expectWithin } from '#test/withinTime.ts';

describe('Profile images kept in S3', () => {
  const engine = new RunningEngine('sqlite');
  let s3: Awaited<ReturnType<typeof openS3>>;
  let serving = false;

  beforeAll(async () => {
    s3 = await openS3();
    serving = true;
    // A quarter of the ten seconds used in production.
    await engine.start(s3.settings, { bucketMs: 2500 });
  });
  afterAll(async () => {
    await engine.stop();
    if (serving) await s3.close();
  });
  const objects = () => s3.objects();

  it('[PROF-04][FILE-03] is stored, served, replaced and removed as in a folder', async () => {
    const customer = await engine.make.aCustomer();
    const client = engine.as(customer);
    const upload = async () => {
      const answer = await sendImage(client, customer, await aPicture());
      expect(answer.status).toBe(200);
      return (await answer.json()).profileImageUrl as string;
    };
    const keyOf = (url: string) => url.replace('/api/profile-images/', 'profileImages/');
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

  it('[T-I7] a bucket that hangs: who sends a picture waits, everybody else goes on, and it is told in bounded time', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const kept = objects();
    s3.hold(true);
    let told = false;
    const sending = sendImage(engine.as(customer), customer, await aPicture()).finally(() => {
      told = true;
    });
    await expect
      .poll(() => engine.db.selectFrom('imageLeftover').select('ownerId').execute())
      .toHaveLength(1);
    const began = performance.now();
    const { email } = customer;
    const answers = await Promise.all([
      engine.asNobody().post('/api/auth/sign-in', { email, password: PASSWORD }),
      engine.as(customer).get(`/api/customers/${customer.id}/diet-plans/latest`),
      engine.as(dietician).get('/api/customers'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(told).toBe(false);
    expectWithin(performance.now() - began, 5000);
    const answer = await sending;
    expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'storage-away']);
    expectWithin(performance.now() - began, 45_000);
    s3.hold(false);
    expect(engine.takeErrors().length).toBeGreaterThan(0);
    expect(objects()).toEqual(kept);
    await engine.db.deleteFrom('imageLeftover').execute();
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
