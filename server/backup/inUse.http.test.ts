import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { smallImage } from '#domain/images/image.ts';
import { dayOfStep, type MixedWrites, startWriting } from '#test/backup/mixedWrites.ts';
import { command, emptyPlace, type Place } from '#test/backup/place.ts';
import { ENGINES, onEachEngine } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { expectWaitingReminders } from '#test/remindersDue.ts';
import { isThorough, itThoroughly } from '#test/thorough.ts';
import { startServer } from '../app/start.ts';
import { readConfig } from '../config/config.ts';
import type { Db } from '../db/open.ts';
import { openArchive } from './archiveReader.ts';

const QUIET = isThorough ? 120 : 50;

onEachEngine('A backup while everybody goes on writing', (engine) => {
  const places: Place[] = [];
  afterEach(async () => {
    for (const place of places.splice(0)) await place.remove();
  });
  const file = (name: string) => join(engine.dataDir, name);
  const other = () => ENGINES.find((each) => each !== engine.name) ?? 'sqlite';

  async function restored(backup: string): Promise<Place> {
    // With the same secret, so that a session from before the backup could be opened.
    const place = await emptyPlace(other(), { SECRET: engine.server.deps.config.secret });
    places.push(place);
    const { code, err } = await command(place.env, 'restore', backup);
    expect([code, err]).toEqual([0, '']);
    return place;
  }

  it('[T-I6] restores as one moment: rows that belong together, pictures that rows refer to', async () => {
    const quiet: Person[] = [];
    for (let count = 0; count < QUIET; count += 1) quiet.push(await engine.make.aCustomer());
    for (const person of quiet.slice(0, 40)) await engine.make.anImage(person);
    // So many rows that writes happen between reading the first page and the last.
    for (const person of quiet) {
      for (let week = 0; week < 5; week += 1) await engine.make.aPlan(person);
      for (let day = 0; day < 8; day += 1)
        await engine.make.aDay(person, addDays(todayOf(person), -day));
    }
    for (const person of quiet.slice(0, 10)) await engine.make.aReminder(person);
    await engine.make.aReminder(quiet[0] as Person, { active: false });
    const writes = await startWriting(engine);
    await expect.poll(() => writes.written.steps).toBeGreaterThan(4);
    const before = { ...writes.written };
    const said = await command({ ...sourceEnv() }, 'backup', file('in-use.zip'));
    const after = { ...writes.written };
    await writes.stop();
    expect(said).toMatchObject({ code: 0, err: '' });
    // Writes of every kind were acknowledged while the command ran.
    for (const what of ['ticks', 'steps', 'pictures', 'accounts'] as const)
      expect(after[what], what).toBeGreaterThan(before[what]);

    const place = await restored(file('in-use.zip'));
    const database = await place.open();
    await expectOneMoment(database.db, writes, before, after);
    await expectPictures(database.db, place, quiet.slice(0, 40));
    await expectWaitingReminders(database.db, 10);
    await database.close();
  });

  const sourceEnv = (): Record<string, string> => {
    const { databaseUrl } = engine.server.deps.config;
    return { DATA_DIR: engine.dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  };

  async function expectOneMoment(
    db: Db,
    { walker }: MixedWrites,
    before: MixedWrites['written'],
    after: MixedWrites['written'],
  ) {
    const { version } = await db.selectFrom('practice').select('version').executeTakeFirstOrThrow();
    const notes = await db.selectFrom('note').select('version').execute();
    const profiles = await db.selectFrom('customerProfile').select('version').execute();
    expect([notes, profiles]).toEqual([[{ version }], [{ version }]]);
    expect(version).toBeGreaterThanOrEqual(before.ticks);
    expect(version).toBeLessThanOrEqual(after.ticks + 1);

    const ofWalker = (table: 'dailyProgress' | 'dietPlan') =>
      db.selectFrom(table).selectAll().where('customerId', '=', walker.id).execute();
    const days = (await ofWalker('dailyProgress')).map((row) => ('date' in row ? row.date : ''));
    const plans = (await ofWalker('dietPlan')).map((row) => ('name' in row ? row.name : ''));
    expect([0, 1]).toContain(days.length - plans.length);
    expect(days.length + plans.length).toBeGreaterThanOrEqual(before.steps);
    expect(days.toSorted()).toEqual(days.map((_, index) => dayOfStep(walker, index)).toSorted());
    expect(plans.toSorted()).toEqual(plans.map((_, index) => `Step ${index}`).toSorted());

    const users = await db.selectFrom('user').select('id').execute();
    const accounts = await db.selectFrom('account').select('userId').execute();
    expect(accounts.map(({ userId }) => userId).toSorted()).toEqual(
      users.map(({ id }) => id).toSorted(),
    );
  }

  /**
   * Every row's picture exists and is whole; the pictures of people who wrote nothing are compared byte by byte.
   */
  async function expectPictures(db: Db, place: Place, quiet: readonly Person[]) {
    const rows = await db.selectFrom('profileImage').select(['ownerId', 'filename']).execute();
    expect(rows.length).toBeGreaterThanOrEqual(quiet.length);
    for (const { ownerId, filename } of rows)
      for (const name of [filename, smallImage(filename)]) {
        const path = join('images', 'profileImages', ownerId, name);
        const bytes = readFileSync(join(place.dataDir, path));
        expect((await sharp(bytes).metadata()).format).toBe('webp');
        if (quiet.some(({ id }) => id === ownerId))
          expect(bytes.equals(readFileSync(join(engine.dataDir, path)))).toBe(true);
      }
    const archive = await openArchive(file('in-use.zip'));
    archive.close();
    expect(archive.manifest.missing).toEqual([]);
  }

  // A backup is the same whichever engine it comes from, so both engines run this only with THOROUGH=1.
  const once = (title: string, test: () => Promise<void>) =>
    itThoroughly(title, test, engine.name === 'sqlite');
  once(
    '[T-I6] the product works where it was restored; nobody is signed in, everybody can',
    async () => {
      const customer = await engine.make.aCustomer({ name: 'Anna Albrecht' });
      const plan = await engine.make.aPlan(customer, { name: 'Kept week' });
      const image = await engine.make.anImage(customer);
      expect(await command(sourceEnv(), 'backup', file('journey.zip'))).toMatchObject({ code: 0 });
      const place = await restored(file('journey.zip'));
      const server = await startServer(readConfig(place.env));
      expect(server.setUpUrl).toBeNull();
      const ask = async (path: string, cookie: string, body?: object, method = 'GET') => {
        const answer = await fetch(`${server.url}${path}`, {
          method,
          headers: {
            cookie,
            origin: server.url,
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        expect(answer.status, path).toBeLessThan(300);
        return answer;
      };
      const old = `${customer.cookie.name}=${customer.cookie.value}`;
      expect(await (await ask('/api/me', old)).json()).toEqual({ me: null });
      const { email, password } = customer;
      const signedIn = await ask('/api/auth/sign-in', '', { email, password }, 'POST');
      const cookie = signedIn.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      const me = await (await ask('/api/me', cookie)).json();
      expect(me).toMatchObject({ me: { id: customer.id, name: 'Anna Albrecht' } });
      const home = `/api/customers/${customer.id}`;
      const shown = await (await ask(`${home}/diet-plans/${plan.id}`, cookie)).json();
      expect(shown).toMatchObject({ name: 'Kept week', weeklyDietPlan: plan.weeklyDietPlan });
      const day = `${home}/daily-progress/${todayOf(customer)}`;
      await ask(day, cookie, wholeDay(), 'PATCH');
      expect(await (await ask(day, cookie)).json()).toMatchObject({ record: { mood: 'Good' } });
      const picture = await ask(`/api/profile-images/${customer.id}/${image}`, cookie);
      expect(picture.headers.get('content-type')).toBe('image/webp');
      await server.close();
    },
  );
});
