import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type { CustomerProfile } from '#domain/profiles/profileSchema.ts';
import { NOTHING } from '#domain/progress/dayParts.ts';
import type { DayAnswer, TrackedDay } from '#domain/progress/progressSchema.ts';
import { attempt } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';
import { dayChanges, dayInput, wholeDay } from './factories/days.ts';
import { type Person, todayOf } from './factories/people.ts';
import type { Operation } from './http/document.ts';
import { mailsTo } from './outbox.ts';

/** No other number in a test world is equal to one of these. */
const FIGURES = [
  '73.4',
  '161.8',
  '0.734',
  '181.5',
  '1.815',
  '87.3',
  '0.873',
  '1234',
  '4321',
  '68.7',
];
const SOUP = 'Lentil soup, 1234 kcal';
const SEEN_SOUP = 'Lentil soup, … kcal';

const METHODS = 5;

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
const figuresIn = (text: string) =>
  FIGURES.filter((figure) =>
    new RegExp(`(?<![\\d.])${figure.replace('.', String.raw`\.`)}(?!\\d)`).test(text),
  );

/** Operations that end a session or delete something run after those that still need it. */
const turnOf = ({ method, path }: Operation) =>
  ['get', 'put', 'patch', 'post', 'delete'].indexOf(method) +
  (/\/(auth|me)\//.test(path) ? METHODS : 0);

onSqlite('A customer from whom numbers are hidden', (engine) => {
  const soups = ['', SOUP, '', SOUP, '', '', '', ''];

  async function hideNumbersFrom(owner: Person) {
    await engine.db
      .updateTable('user')
      .set({ hidesNumbers: true })
      .where('id', '=', owner.id)
      .execute();
  }

  /** A world whose owner hides numbers, with a figure everywhere where one is possible. */
  async function aWorldOfFigures(): Promise<World> {
    const world = await aWorld(engine.make);
    const { owner, today } = world;
    const uploadedAt = new Date(Date.now() + 1000).toISOString();
    await engine.make.aPlan(owner, {
      uploadedAt,
      startDate: addDays(today, -1),
      name: 'Week of 4321 kJ',
      meals: soups,
      notes: 'Weight goal: 68.7 kg',
      earlier: [{ name: 'Before, 4321 kJ' }],
    });
    const yesterday = `/api/customers/${owner.id}/daily-progress/${addDays(today, -1)}`;
    await engine.as(owner).patch(yesterday, wholeDay({ meals: { '1': true } }));
    const profile = { weight: 73.4, weightUnit: 'kg', height: 181.5, heightUnit: 'cm' };
    const stored = await engine.db
      .selectFrom('customerProfile')
      .select('profile')
      .where('customerId', '=', owner.id)
      .executeTakeFirstOrThrow();
    await engine.db
      .updateTable('customerProfile')
      .set({ profile: JSON.stringify({ ...JSON.parse(stored.profile), ...profile }) })
      .where('customerId', '=', owner.id)
      .execute();
    const by = world.dietician;
    await engine.make.aMeasurement(owner, { by, value: 73.4, time: '00:01' });
    await engine.make.aMeasurement(owner, { by, kind: 'waist', unit: 'cm', value: 87.3 });
    await engine.make.aGoal(owner, {
      kind: 'weight',
      words: '',
      target: 68.7,
      unit: 'kg',
      start: 73.4,
    });
    await hideNumbersFrom(owner);
    return world;
  }

  // The customer's export contains everything that is stored about them, by law and by their own wish; its
  // screen says so.
  const isCopy = ({ path }: Operation) => path.endsWith('/export');

  it('[TREND-04] no operation answers or mails them a figure of weight, energy or body', async () => {
    const open = engine.operations.filter(
      (operation) =>
        operation.access?.some((who) => ['user', 'customer', 'owner'].includes(who)) &&
        !isCopy(operation),
    );
    expect(open.length).toBeGreaterThan(20);
    const world = await aWorldOfFigures();
    const found: string[] = [];
    for (const operation of open.toSorted((one, other) => turnOf(one) - turnOf(other))) {
      const { text } = await attempt(engine, operation, world, world.owner);
      const figures = figuresIn(text);
      if (figures.length > 0) found.push(`${nameOf(operation)}: ${figures.join(', ')}`);
    }
    expect(found).toEqual([]);
    // delivery.http.test.ts shows that reminders name no plan.
    const { email } = world.owner;
    await engine.asNobody().post('/api/auth/password-reset-mail', { email });
    await engine.mailTo(email);
    const mails = mailsTo(engine.dataDir, email);
    expect(mails.flatMap(({ subject, text }) => figuresIn(`${subject} ${text}`))).toEqual([]);
  });

  it('[TREND-04] [LIB-02] an article shows none, read, listed, or in pieces around the words searched for', async () => {
    const owner = await engine.make.aCustomer();
    await hideNumbersFrom(owner);
    const { id } = await engine.make.anArticle({
      title: 'Bread of 4321 kJ',
      summary: 'Has 1234 to 4321 kcal',
      markdown: 'A roll has **1234** kcal.\n\n| a | 4321 | kJ |\n|---|---|---|\n| b | 1 | 2 |',
    });
    const as = engine.as(owner);
    for (const path of [id, '?search=kcal', '?search=bread', '?search=kj', '?limit=50']) {
      const { status, body } = await as.get(`/api/articles${path === id ? `/${id}` : path}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain('kJ');
      expect(figuresIn(JSON.stringify(body)), path).toEqual([]);
    }
  });

  it('[TREND-04] their dietician still sees every figure', async () => {
    const { owner, dietician } = await aWorldOfFigures();
    const { body } = await engine
      .as(dietician)
      .get<{ plan: DietPlan }>(`/api/customers/${owner.id}/diet-plans/latest`);
    expect(body.plan.name).toBe('Week of 4321 kJ');
    expect(body.plan.weeklyDietPlan[0]?.meals[1]).toBe(SOUP);
  });

  it('[TREND-04] [HIST-01] a dish they tick is stored as it was planned, figures and all', async () => {
    const owner = await engine.make.aCustomer();
    const dietician = engine.as(await engine.make.aDietician());
    const today = todayOf(owner);
    await engine.make.aPlan(owner, { startDate: today, meals: soups });
    await hideNumbersFrom(owner);
    const path = `/api/customers/${owner.id}/daily-progress/${today}`;
    const as = engine.as(owner);
    const seen = await as.get<TrackedDay>(path);
    expect(seen.body.planned?.meals[1]).toBe(SEEN_SOUP);
    const first = {
      ...dayInput({ notes: 'I counted 500 kcal' }),
      meals: { '1': true },
      dishes: { '1': SEEN_SOUP },
    };
    const saved = (await as.patch<DayAnswer>(path, wholeDay(first))).body.record;
    expect(saved).toMatchObject({ notes: 'I counted … kcal' });
    expect(saved?.planned.meals[1]).toBe(SEEN_SOUP);
    const both = { '1': SEEN_SOUP, '3': SEEN_SOUP };
    const read = { ...NOTHING, ...first, notes: 'I counted … kcal' };
    const again = {
      notes: 'I counted … kcal today',
      meals: { '1': true, '3': true },
      dishes: both,
    };
    const changed = await as.patch<DayAnswer>(path, dayChanges(read, again));
    expect(changed.body).toMatchObject({ contested: [], refused: [] });
    // What another device wrote is shown without its figures as well.
    const { body } = await as.patch<DayAnswer>(path, dayChanges(NOTHING, { notes: 'Mine.' }));
    expect(body.contested).toEqual([{ part: 'notes', stored: 'I counted … kcal today' }]);
    const stored = await dietician.get<TrackedDay>(path);
    expect(stored.body.record?.planned.meals).toEqual(soups);
    expect(stored.body.record?.meals).toEqual({ '1': true, '3': true });
    expect(stored.body.record?.notes).toBe('I counted 500 kcal today');
  });

  it('[TREND-04] [HIST-02] of two dishes that differ only in figures, the one that was shown is ticked', async () => {
    const owner = await engine.make.aCustomer();
    const dietician = engine.as(await engine.make.aDietician());
    const today = todayOf(owner);
    const before = await engine.make.aPlan(owner, { startDate: today, meals: soups });
    await hideNumbersFrom(owner);
    const path = `/api/customers/${owner.id}/daily-progress/${today}`;
    const as = engine.as(owner);
    const first = { ...dayInput(), meals: { '1': true }, dishes: { '1': SEEN_SOUP } };
    expect((await as.patch(path, wholeDay(first))).status).toBe(200);
    // The plan changes only in its figures.
    const week = `/api/customers/${owner.id}/diet-plans/${before.id}`;
    const { body } = await dietician.get<{ plan: DietPlan }>(
      `/api/customers/${owner.id}/diet-plans/latest`,
    );
    const { name, startDate, endDate, mealTimings, notes, weeklyDietPlan } = body.plan;
    const lighter = weeklyDietPlan.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => meal.replace('1234', '987')),
    }));
    const change = { name, startDate, endDate, mealTimings, notes, weeklyDietPlan: lighter };
    const changed = await dietician.put(week, change, { ifMatch: body.plan.version });
    expect(changed.status).toBe(200);
    const both = { '1': SEEN_SOUP, '3': SEEN_SOUP };
    const second = { ...first, meals: { '1': true, '3': true }, dishes: both };
    expect((await as.patch(path, wholeDay(second))).status).toBe(200);
    const { body: stored } = await dietician.get<TrackedDay>(path);
    expect(stored.record?.planned.meals[1]).toBe(SOUP);
    expect(stored.record?.planned.meals[3]).toBe('Lentil soup, 987 kcal');
  });

  it('[TREND-04] [T-N5] what they read and send back keeps its figures: the profile, notes', async () => {
    const owner = await engine.make.aCustomer();
    const dietician = engine.as(await engine.make.aDietician());
    const as = engine.as(owner);
    const profile = `/api/customers/${owner.id}/profile`;
    const written = { ...EMPTY_PROFILE, name: 'Anna', fitnessGoals: 'Weighed 82 kg in May' };
    await as.put(profile, written);
    const { id: noted } = await engine.make.aMeasurement(owner, { value: 82, note: '82 again' });
    await hideNumbersFrom(owner);

    const seen = (await as.get<{ profile: CustomerProfile }>(profile)).body.profile;
    expect(seen.fitnessGoals).toBe('Weighed … kg in May');
    const again = { ...written, fitnessGoals: seen.fitnessGoals };
    expect((await as.put(profile, again)).status).toBe(200);
    const whole = await dietician.get<{ profile: CustomerProfile }>(profile);
    expect(whole.body.profile.fitnessGoals).toBe('Weighed 82 kg in May');

    const measurement = `/api/customers/${owner.id}/measurements/${noted}`;
    expect((await as.patch(measurement, { note: '' })).status).toBe(200);
    const list = await dietician.get<{ items: { note: string }[] }>(
      `/api/customers/${owner.id}/measurements`,
    );
    expect(list.body.items.map(({ note }) => note)).toContain('82 again');
  });
});
