import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { smallImage } from '#domain/images/image.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { contentOf, NOTHING } from '#domain/progress/dayParts.ts';
import type {
  DayAnswer,
  DayContent,
  ProgressDay,
  TrackedDay,
} from '#domain/progress/progressSchema.ts';
import type { DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { dayChanges, dayInput, wholeDay } from '#test/factories/days.ts';
import { aPhotoWithPlace } from '#test/factories/images.ts';
import { type Person, todayOf, zoneAt } from '#test/factories/people.ts';
import { MEALS } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';

const PIZZA = { kind: 'other', words: 'Pizza with friends, 900 kcal' } as const;
const SKIPPED = { kind: 'skipped', words: 'No appetite' } as const;

onSqlite('A meal that was not eaten as planned', (engine) => {
  async function cast() {
    // Late, so that no meal of today is still to come.
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(23) });
    await engine.make.aPlan(customer);
    const today = todayOf(customer);
    const home = `/api/customers/${customer.id}`;
    const path = `${home}/daily-progress/${today}`;
    const phone = engine.as(customer);
    const dietician = engine.as(await engine.make.aDietician());
    const read = async () => (await dietician.get<TrackedDay>(path)).body.record;
    return { customer, today, home, path, phone, dietician, read };
  }

  it('[DAY-02] is kept in words, is not done, and is counted apart wherever meals are counted', async () => {
    const { today, home, path, phone, dietician, read } = await cast();
    const day = { meals: { '1': true }, instead: { '3': PIZZA, '5': SKIPPED } } as const;
    expect((await phone.patch(path, wholeDay(day))).status).toBe(200);
    expect(await read()).toMatchObject({ meals: { '1': true }, instead: day.instead });
    const ofDay = MEALS.filter(Boolean).length;
    const counts = { meals: ofDay, done: 1, other: 1, skipped: 1 };
    const trends = (await dietician.get<Trends>(`${home}/trends`)).body;
    expect(trends.meals).toEqual(counts);
    expect(trends.adherence.days.at(-1)).toMatchObject({ date: today, ...counts });
    const summary = await dietician.get<DoctorSummary>(`${home}/doctor-summary`);
    expect(summary.body.figures.meals).toEqual(counts);
    // A day counts as logged even if only meals eaten instead were entered.
    const yesterday = addDays(today, -1);
    const only = wholeDay({ meals: {}, instead: { '3': PIZZA } });
    await phone.patch(path.replace(today, yesterday), only);
    const { items } = (await dietician.get<{ items: ProgressDay[] }>(`${home}/daily-progress`))
      .body;
    expect(items.find(({ date }) => date === yesterday)?.logged).not.toBe('none');
  });

  it('[DAY-02] [HIST-07] ticked on one device and skipped on another is a conflict, and never both', async () => {
    const { path, phone, customer, read } = await cast();
    const tablet = engine.as(await engine.make.anotherSession(customer));
    const change = async (of: typeof phone, base: DayContent | null, mine: Partial<DayContent>) =>
      (await of.patch<DayAnswer>(path, dayChanges(base, mine))).body;
    await change(phone, null, { instead: { '1': SKIPPED } });
    const { contested } = await change(tablet, null, { meals: { '1': true } });
    expect(contested).toEqual([{ part: 'meals.1', stored: { done: false, instead: SKIPPED } }]);
    // A change of another meal does not conflict.
    const { record } = await change(tablet, null, { instead: { '3': PIZZA } });
    expect(record?.instead).toEqual({ '1': SKIPPED, '3': PIZZA });
    // Once the device has seen the skipped meal, its tick replaces the entry.
    await change(tablet, record && contentOf(record), { meals: { '1': true } });
    expect(await read()).toMatchObject({ meals: { '1': true }, instead: { '3': PIZZA } });
    const wrong = { part: 'meals.3', value: { done: true, instead: PIZZA } };
    const both = await phone.patch<Refused>(path, { changes: [wrong] });
    expect([both.status, both.body.error.code]).toEqual([422, 'invalid']);
  });

  it('[DAY-02] [TREND-04] somebody who hides numbers reads their own words without the figures, which stay stored', async () => {
    const { path, phone, customer } = await cast();
    await phone.patch(path, wholeDay({ meals: {}, instead: { '1': PIZZA } }));
    const hide = (hidesNumbers: boolean) =>
      engine.db.updateTable('user').set({ hidesNumbers }).where('id', '=', customer.id).execute();
    await hide(true);
    const instead = (await phone.get<TrackedDay>(path)).body.record?.instead;
    expect(instead?.['1']).toEqual({ ...PIZZA, words: 'Pizza with friends, … kcal' });
    await phone.patch(
      path,
      wholeDay({ meals: {}, instead: instead ?? {}, notes: 'A long evening.' }),
    );
    await hide(false);
    const { record } = (await phone.get<TrackedDay>(path)).body;
    expect(record).toMatchObject({ instead: { '1': PIZZA }, notes: 'A long evening.' });
  });
});

const DISH = 'Oat porridge, 350 kcal\nor Omelette, 420 kcal';
const PORRIDGE = 'Oat porridge, 350 kcal';
const OMELETTE = 'Omelette, 420 kcal';
const CHOICES = ['', DISH, '', 'Lentil soup', '', '', '', ''];

onSqlite('A meal with alternatives', (engine) => {
  async function cast() {
    const customer = await engine.make.aCustomer();
    await engine.make.aPlan(customer, { meals: CHOICES });
    const path = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    const phone = engine.as(customer);
    const tablet = engine.as(await engine.make.anotherSession(customer));
    const dietician = engine.as(await engine.make.aDietician());
    const read = async () => (await dietician.get<TrackedDay>(path)).body.record;
    const ticked = { ...dayInput({ meals: { '1': true } }), dishes: { '1': DISH } };
    const change = (of: typeof phone, base: DayContent | null, mine: Partial<DayContent>) =>
      of.patch<DayAnswer>(path, dayChanges(base, mine));
    return { customer, path, phone, tablet, read, ticked, change };
  }

  it('[REUSE-03] is logged as the one that was eaten, and stays readable when the plan has changed', async () => {
    const { customer, phone, read, ticked, change } = await cast();
    const saved = await change(phone, null, { ...ticked, picked: { '1': OMELETTE } });
    expect(saved.status).toBe(200);
    await engine.make.aPlan(customer, { meals: ['', 'Toast', '', 'Lentil soup', '', '', '', ''] });
    const record = await read();
    expect(record).toMatchObject({ meals: { '1': true }, picked: { '1': OMELETTE } });
    expect(record?.planned.meals[1]).toBe(DISH);
    // Choosing another alternative is a change of its own; clearing the tick needs no word about the
    // alternative.
    const base = saved.body.record && contentOf(saved.body.record);
    await change(phone, base, { picked: { '1': PORRIDGE } });
    const now = await read();
    expect(now?.picked).toEqual({ '1': PORRIDGE });
    await change(phone, now && contentOf(now), { meals: {}, dishes: {}, picked: {} });
    expect(await read()).toMatchObject({ meals: {}, picked: {} });
  });

  it('[REUSE-03] two devices that picked differently are asked, and one that only ticked is not', async () => {
    const { phone, tablet, read, ticked, change } = await cast();
    await change(phone, null, ticked);
    await change(tablet, null, { ...ticked, picked: { '1': OMELETTE } });
    expect((await read())?.picked).toEqual({ '1': OMELETTE });
    const seen = { ...NOTHING, ...ticked };
    const { body } = await change(phone, seen, { picked: { '1': PORRIDGE } });
    expect(body.contested.map(({ part }) => part)).toEqual(['meals.1']);
  });

  it('[REUSE-03] takes none that the dish does not have, and none without a tick', async () => {
    const { phone, path, read } = await cast();
    const send = (part: string, value: object) =>
      phone.patch<DayAnswer>(path, { changes: [{ part, value }] });
    const toast = await send('meals.1', { done: true, dish: DISH, picked: 'Toast' });
    expect(toast.body.refused).toMatchObject([{ part: 'meals.1' }]);
    const soup = await send('meals.3', { done: true, picked: 'Lentil soup' });
    expect(soup.body.refused).toMatchObject([{ part: 'meals.3' }]);
    expect((await send('meals.3', { done: false, picked: 'Lentil soup' })).status).toBe(422);
    expect(await read()).toBeNull();
  });

  it('[REUSE-03] [TREND-04] somebody who hides numbers picks without seeing figures, and it is stored as planned', async () => {
    const { customer, phone, path, read, ticked, change } = await cast();
    await engine.db
      .updateTable('user')
      .set({ hidesNumbers: true })
      .where('id', '=', customer.id)
      .execute();
    const shown = (await phone.get<TrackedDay>(path)).body.planned?.meals[1] ?? '';
    expect(shown).toBe('Oat porridge, … kcal\nor Omelette, … kcal');
    const sent = { ...ticked, dishes: { '1': shown }, picked: { '1': 'Omelette, … kcal' } };
    const saved = await change(phone, null, sent);
    expect([saved.status, saved.body.record?.picked]).toEqual([200, { '1': 'Omelette, … kcal' }]);
    expect((await read())?.picked).toEqual({ '1': OMELETTE });
    const base = saved.body.record && contentOf(saved.body.record);
    await change(phone, base, { notes: 'Rested.' });
    expect(await read()).toMatchObject({ notes: 'Rested.', picked: { '1': OMELETTE } });
  });
});

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
