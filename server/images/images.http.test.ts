import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageFailureWords, smallImage } from '#domain/images/image.ts';
import { onEachEngine, onSqlite, type RunningEngine } from '#test/engines.ts';
import { aPhotoWithPlace, aPicture } from '#test/factories/images.ts';
import type { Person } from '#test/factories/people.ts';
import { sendImage } from '#test/http/sendImage.ts';
import { sweepImages } from './sweep.ts';

const codeIn = async (answer: Response) => (await answer.json()).error;

function picturesOf(engine: RunningEngine) {
  const upload = async (owner: Person, body?: Uint8Array): Promise<string> => {
    const answer = await sendImage(engine.as(owner), owner, body ?? (await aPicture()));
    expect(answer.status).toBe(200);
    return (await answer.json()).profileImageUrl;
  };
  const kept = (owner: Person) =>
    readdirSync(join(engine.dataDir, 'images', 'profileImages', owner.id)).sort();
  const bytesAt = async (viewer: Person, url: string) => {
    const answer = await engine.as(viewer).raw(url);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  return { upload, kept, bytesAt };
}

describe('Profile images', () => {
  onEachEngine('kept in the data folder', (engine) => {
    const { upload, kept, bytesAt } = picturesOf(engine);

    it('[PROF-04] a picture is stored under its owner’s id, and its address is in the profile', async () => {
      const customer = await engine.make.aCustomer();
      await engine.make.aCustomerProfile(customer);
      const url = await upload(customer);
      expect(url).toMatch(new RegExp(`^/api/profile-images/${customer.id}/[0-9a-f-]{36}\\.webp$`));
      expect(kept(customer)).toHaveLength(2);
      const profile = { profile: { profileImageUrl: url } };
      const own = await engine.as(customer).get(`/api/customers/${customer.id}/profile`);
      expect(own.body).toMatchObject(profile);
      const me = await engine.as(customer).get('/api/me');
      expect(me.body).toMatchObject({ me: { profileImageUrl: url } });
      const dietician = engine.as(await engine.make.aDietician());
      const listed = await dietician.get(`/api/customers?search=${customer.email}`);
      expect(listed.body).toMatchObject({ items: [{ id: customer.id, profileImageUrl: url }] });
    });

    it('[DPROF-01] a dietician’s picture is seen by every customer, in their profile', async () => {
      const dietician = await engine.make.aDietician();
      await engine.make.aDieticianProfile(dietician);
      const customer = await engine.make.aCustomer();
      const url = await upload(dietician);
      const read = await engine.as(customer).get(`/api/dieticians/${dietician.id}/profile`);
      expect(read.body).toMatchObject({ profile: { profileImageUrl: url } });
      await bytesAt(customer, url);
      await bytesAt(await engine.make.aDietician(), url);
    });

    it('[FILE-03] a customer’s is for themselves and dieticians; to others it does not exist', async () => {
      const customer = await engine.make.aCustomer();
      const url = await upload(customer);
      await bytesAt(customer, url);
      await bytesAt(await engine.make.aDietician(), smallImage(url));
      const other = engine.as(await engine.make.aCustomer());
      const unknown = url.replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000.webp');
      for (const address of [url, smallImage(url), unknown]) {
        const answer = await other.raw(address);
        expect(answer.status).toBe(404);
        const { code, message } = await codeIn(answer);
        expect(code).toBe('object-not-found');
        expect(message).toBe(imageFailureWords('object-not-found'));
      }
      expect((await engine.asNobody().raw(url)).status).toBe(401);
      const withoutRole = engine.as(await engine.make.aPersonWithoutRole());
      expect((await withoutRole.raw(url)).status).toBe(403);
    });

    it('[FILE-01][PERM-02] nobody changes the picture of somebody else', async () => {
      const customer = await engine.make.aCustomer();
      const url = await upload(customer);
      for (const person of [await engine.make.aDietician(), await engine.make.aCustomer()]) {
        const answer = await sendImage(engine.as(person), customer, await aPicture());
        expect(answer.status).toBe(403);
        expect((await codeIn(answer)).code).toBe('unauthorized');
        const path = `/api/profile-images/${customer.id}`;
        expect((await engine.as(person).delete(path)).status).toBe(403);
      }
      const nobody = await sendImage(engine.asNobody(), customer, await aPicture());
      expect([nobody.status, (await codeIn(nobody)).code]).toEqual([401, 'unauthenticated']);
      await bytesAt(customer, url);
    });

    it('[T-D2] a replaced picture is deleted, and one taken away too', async () => {
      const customer = await engine.make.aCustomer();
      const first = await upload(customer);
      const second = await upload(customer, await aPicture('webp'));
      expect(second).not.toBe(first);
      const name = second.split('/').at(-1) ?? '';
      expect(kept(customer)).toEqual([name, smallImage(name)].sort());
      expect((await engine.as(customer).raw(first)).status).toBe(404);
      const path = `/api/profile-images/${customer.id}`;
      expect((await engine.as(customer).delete(path)).status).toBe(204);
      expect(kept(customer)).toEqual([]);
      expect((await engine.as(customer).raw(second)).status).toBe(404);
      expect((await engine.as(customer).delete(path)).status).toBe(204);
      expect(await engine.db.selectFrom('imageLeftover').selectAll().execute()).toEqual([]);
    });

    it('[T-D2] of many at once by one person one is left, with its objects and no others', async () => {
      const customer = await engine.make.aCustomer();
      const body = await aPicture();
      await Promise.all(Array.from({ length: 6 }, () => upload(customer, body)));
      const { body: me } = await engine
        .as(customer)
        .get<{ me: { profileImageUrl: string } }>('/api/me');
      const name = me.me.profileImageUrl.split('/').at(-1) ?? '';
      expect(kept(customer)).toEqual([name, smallImage(name)].sort());
    });

    it('[T-D2] what a killed server left is swept, what is somebody’s stays', async () => {
      const customer = await engine.make.aCustomer();
      const name = (await upload(customer)).split('/').at(-1) ?? '';
      const orphan = '00000000-0000-4000-8000-00000000dead.webp';
      const { images } = engine.server.deps;
      const squares = { large: await aPicture('webp'), small: await aPicture('webp') };
      await images.write(customer.id, orphan, squares);
      const since = new Date(Date.now() - 3_600_000).toISOString();
      await engine.db
        .insertInto('imageLeftover')
        .values({ ownerId: customer.id, filename: orphan, since })
        .execute();
      await sweepImages(engine.server.deps);
      expect(kept(customer)).toEqual([name, smallImage(name)].sort());
      expect(await engine.db.selectFrom('imageLeftover').selectAll().execute()).toEqual([]);
    });
  });

  onSqlite('as they come out of the data folder', (engine) => {
    const { upload, bytesAt } = picturesOf(engine);

    it('[FILE-03] it is made anew: two squares of WebP, the middle of what was sent', async () => {
      const customer = await engine.make.aCustomer();
      const url = await upload(customer, await aPicture('png', 900, 300));
      for (const [address, edge] of [
        [url, 512],
        [smallImage(url), 96],
      ] as const) {
        const { data, info } = await sharp(await bytesAt(customer, address))
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([edge, edge]);
        const [red = 0, green = 0] = data.subarray(((edge * edge + edge) / 2) * info.channels);
        expect([red < 60, green > 180]).toEqual([true, true]);
      }
    });

    it('[FILE-03] [T-G1] it is served as a picture and nothing else, and no browser keeps it', async () => {
      const customer = await engine.make.aCustomer();
      const { headers } = await engine.as(customer).raw(await upload(customer));
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    });

    it('[T-D2] where and by whom a photo was taken never survives', async () => {
      const customer = await engine.make.aCustomer();
      const photo = await aPhotoWithPlace();
      expect((await sharp(photo).metadata()).exif).toBeDefined();
      expect(photo.includes('Secretphone') && photo.includes('secret-place')).toBe(true);
      const url = await upload(customer, photo);
      for (const address of [url, smallImage(url)]) {
        const bytes = await bytesAt(customer, address);
        const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, icc }).toEqual({});
        for (const secret of ['Secretphone', 'Elm Street', 'secret-place', 'Exif'])
          expect(bytes.includes(secret), secret).toBe(false);
      }
    });

    it('[T-D2] names never become paths', async () => {
      const customer = engine.as(await engine.make.aCustomer());
      for (const name of [
        '..%2F..%2Fsecret',
        '%2e%2e',
        'x.webp',
        'secret',
        '..%5Csecret.webp',
        '%00.webp',
      ])
        for (const owner of ['x', '..%2F..'])
          expect([404, 405]).toContain(
            (await customer.raw(`/api/profile-images/${owner}/${name}`)).status,
          );
    });

    it('[FILE-01] an object that is gone from the storage: object-not-found', async () => {
      const customer = await engine.make.aCustomer();
      const url = await upload(customer);
      await engine.server.deps.images.remove(customer.id, url.split('/').at(-1) ?? '');
      const answer = await engine.as(customer).raw(url);
      expect([answer.status, (await codeIn(answer)).code]).toEqual([404, 'object-not-found']);
    });
  });

  onSqlite(
    'with its limits as they are',
    (engine) => {
      it('[T-D2][FILE-01] changing it over and over ends in quota-exceeded', async () => {
        const customer = await engine.make.aCustomer();
        const body = await aPicture('png', 8, 8);
        const answers: Response[] = [];
        for (let times = 0; times < 61; times += 1)
          answers.push(await sendImage(engine.as(customer), customer, body));
        const last = answers.pop();
        expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
        expect(last?.status).toBe(429);
        expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(last && (await codeIn(last))).toMatchObject({
          code: 'quota-exceeded',
          message: imageFailureWords('quota-exceeded'),
        });
      });
    },
    { RATE_LIMIT_FACTOR: '1' },
  );
});
