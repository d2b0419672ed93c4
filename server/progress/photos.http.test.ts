import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { smallImage } from '#domain/images/image.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { aPhotoWithPlace } from '#test/factories/images.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

onEachEngine('Photos of meals', (engine) => {
  const pathOf = (of: Person, date = todayOf(of)) =>
    `/api/customers/${of.id}/daily-progress/${date}`;
  const folderOf = (of: Person) => join(engine.dataDir, 'images/profileImages', of.id);
  const see = async (by: Person, url: string) => (await engine.as(by).raw(url)).status;

  async function upload(
    of: Person,
    {
      by = of,
      meal = 1,
      key,
      date,
    }: { by?: Person; meal?: number; key?: string; date?: string } = {},
  ) {
    const answer = await engine.as(by).raw(`${pathOf(of, date)}/photos?meal=${meal}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', ...(key && { 'idempotency-key': key }) },
      body: new Uint8Array(await aPhotoWithPlace()),
    });
    const body = (await answer.json()) as MealPhoto & Refused;
    return { status: answer.status, ...body };
  }
  const photosOf = async (of: Person, by = of) =>
    (await engine.as(by).get<TrackedDay>(pathOf(of))).body.photos ?? [];

  it('[DAY-03] is made anew without where it was taken, is seen by both sides and nobody else, and ticks nothing', async () => {
    const [dietician, customer, stranger] = [
      await engine.make.aDietician(),
      await engine.make.aCustomer(),
      await engine.make.aCustomer(),
    ];
    const { status, meal, url } = await upload(customer, { meal: 3 });
    expect([status, meal]).toEqual([201, 3]);
    const name = url.split('/').at(-1) ?? '';
    const stored = await sharp(join(folderOf(customer), name)).metadata();
    expect([stored.format, stored.exif, stored.xmp]).toEqual(['webp', undefined, undefined]);
    for (const address of [url, smallImage(url)]) {
      expect([await see(customer, address), await see(dietician, address)]).toEqual([200, 200]);
      expect(await see(stranger, address)).toBe(404);
      expect(await see(stranger, address.replace(customer.id, stranger.id))).toBe(404);
    }
    const seen = await engine.as(dietician).raw(url);
    expect(seen.headers.get('cache-control')).toContain('no-store');
    expect(await see(customer, `/api/profile-images/${customer.id}/${name}`)).toBe(404);
    const day = (await engine.as(dietician).get<TrackedDay>(pathOf(customer))).body;
    expect([day.record, day.photos]).toEqual([null, [{ meal: 3, url }]]);

    for (const by of [dietician, stranger]) {
      expect((await upload(customer, { by })).status).toBeGreaterThanOrEqual(403);
      expect((await engine.as(by).delete(url)).status).toBeGreaterThanOrEqual(403);
    }
    expect((await engine.as(customer).delete(url)).status).toBe(204);
    expect(await photosOf(customer)).toEqual([]);
    for (const file of [name, smallImage(name)])
      expect(existsSync(join(folderOf(customer), file))).toBe(false);
    expect((await engine.as(customer).delete(url)).status).toBe(404);
  });

  it('[DAY-03] sent twice with one key is one; the fourth of a meal is refused kindly, also all at once', async () => {
    const customer = await engine.make.aCustomer();
    const first = await upload(customer, { key: 'photo-of-lunch' });
    const again = await upload(customer, { key: 'photo-of-lunch' });
    expect([again.status, again.url]).toEqual([201, first.url]);
    expect(readdirSync(folderOf(customer))).toHaveLength(2);
    const others = await Promise.all([1, 2, 3].map(() => upload(customer)));
    expect(others.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
    const refused = others.find(({ status }) => status === 409);
    expect(refused?.error.code).toBe('meal-photos-full');
    expect((await upload(customer, { meal: 2 })).status).toBe(201);
    expect(await photosOf(customer)).toHaveLength(4);
    const tomorrow = addDays(todayOf(customer), 1);
    expect((await upload(customer, { date: tomorrow })).status).toBe(409);
    expect((await upload(customer, { meal: 8 })).status).toBe(422);
  });
});
