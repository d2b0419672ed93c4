import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysBetween } from '#domain/day.ts';
import { unsafeReasons } from '#domain/goals/safeBounds.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import type { CustomerProfileInput } from '#domain/profiles/customerProfileSchema.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { fillDemo } from './fill.ts';
import { startDemo } from './startDemo.ts';

const NOW = new Date('2026-11-24T09:30:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-fill-'));
let database: Database;

beforeAll(async () => {
  database = await openDatabase(readConfig({ DATA_DIR: dataDir }));
  await migrate(database);
  await fillDemo(database.db, { now: NOW });
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const count = async (
  table:
    | 'dietPlan'
    | 'dailyProgress'
    | 'customerProfile'
    | 'chosenAllergens'
    | 'coachingPeriod'
    | 'reminder'
    | 'measurement'
    | 'goalHabitDay'
    | 'articleLink'
    | 'articleRead'
    | 'message'
    | 'conversation'
    | 'mealText'
    | 'mealTextWord',
) => {
  const { rows } = await database.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};

test('forty customers, six months of plans and days', async () => {
  const roles = await database.db.selectFrom('user').select('role').execute();
  expect(roles.filter(({ role }) => role === 'client')).toHaveLength(2);
  expect(roles.filter(({ role }) => role === 'customer')).toHaveLength(40);
  expect(await count('coachingPeriod')).toBe(40);
  expect(await count('customerProfile')).toBe(39);
  expect(await count('chosenAllergens')).toBe(1);
  expect(await count('dietPlan')).toBeGreaterThan(600);
  expect(await count('dailyProgress')).toBeGreaterThan(2500);
  expect(await count('reminder')).toBeGreaterThan(15);
  expect(await count('measurement')).toBeGreaterThan(1000);
  expect(await count('conversation')).toBeGreaterThanOrEqual(8);
  expect(await count('message')).toBeGreaterThan(30);
});

test('[REUSE-04] the meals of the plans are suggested', async () => {
  expect(await count('mealText')).toBeGreaterThan(40);
  expect(await count('mealTextWord')).toBeGreaterThan(100);
});

test('[LIB-03] the twelve articles are published, some are given, and read', async () => {
  const articles = await database.db.selectFrom('article').select('status').execute();
  expect(articles.map(({ status }) => status)).toEqual(Array(12).fill('published'));
  expect(await count('articleLink')).toBeGreaterThan(20);
  expect(await count('articleRead')).toBeGreaterThan(60);
  const rows = await database.db
    .selectFrom('articleRead')
    .innerJoin('user', 'user.id', 'articleRead.customerId')
    .innerJoin('article', 'article.id', 'articleRead.articleId')
    .select(['email', 'firstAt', 'user.createdAt', 'publishedAt'])
    .execute();
  // Nobody has read an article before they joined, or before it was published.
  const early = rows.filter(
    ({ firstAt, createdAt, publishedAt }) =>
      firstAt < String(createdAt) || publishedAt === null || firstAt < publishedAt,
  );
  expect(early).toEqual([]);
  expect(rows.filter(({ email }) => email === 'freya.whitcombe@example.org')).toEqual([]);
});

test('[INVITE-01] who came by an invitation has the name, the dietician and the coaching that it promised', async () => {
  const used = await database.db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.usedById')
    .innerJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
    .select(['invitation.name', 'invitation.dieticianId', 'startDate', 'endDate', 'usedAt'])
    .select(['user.name as called', 'user.dieticianId as coach', 'user.createdAt as joined'])
    .select(['planStartDate', 'planEndDate', 'emailVerified', 'invitation.createdAt'])
    .execute();
  expect(used).toHaveLength(1);
  for (const { joined, usedAt, createdAt, ...row } of used) {
    expect(row).toMatchObject({
      name: row.called,
      dieticianId: row.coach,
      startDate: row.planStartDate,
      endDate: row.planEndDate,
    });
    expect(row.startDate && row.emailVerified).toBeTruthy();
    expect([createdAt < String(usedAt), usedAt]).toEqual([true, new Date(joined).toISOString()]);
  }
});

test('[GOAL-01] goals were reached, are on the way, wait to be accepted, and were dropped', async () => {
  const goals = await database.db.selectFrom('goal').selectAll().execute();
  const states = Object.groupBy(goals, ({ state }) => state);
  for (const [state, least] of [
    ['reached', 4],
    ['active', 12],
    ['dropped', 5],
    ['proposed', 2],
  ] as const)
    expect(states[state]?.length, state).toBeGreaterThanOrEqual(least);
  for (const { createdAt, acceptedAt, closedOn, beginsOn } of goals) {
    expect(createdAt < NOW.toISOString() && (acceptedAt ?? '') < NOW.toISOString()).toBe(true);
    expect(closedOn === null || (closedOn > beginsOn && closedOn < '2026-11-24')).toBe(true);
  }
  // The product would have allowed every weight goal.
  for (const { kind, start, target, unit, endsOn, beginsOn } of goals) {
    if (kind !== 'weight' || start === null) continue;
    const weeks = daysBetween(beginsOn, endsOn) / 7;
    const lost = siOf(start, unit) - siOf(target, unit);
    expect(lost / siOf(start, unit)).toBeLessThan(weeks * 0.01);
  }
  expect(await count('goalHabitDay')).toBeGreaterThan(30);
});

test('[GOAL-03] no weight is set for somebody under 18 or one that is too low, and none beyond the coaching', async () => {
  const goals = await database.db
    .selectFrom('goal')
    .innerJoin('customerProfile', 'customerProfile.customerId', 'goal.customerId')
    .innerJoin('coachingPeriod', 'coachingPeriod.customerId', 'goal.customerId')
    .selectAll('goal')
    .select(['profile', 'planEndDate'])
    .execute();
  for (const { profile, planEndDate, ...goal } of goals) {
    const { height, heightUnit, ...rest } = JSON.parse(profile) as CustomerProfileInput;
    const body = {
      ...rest,
      height: height && siOf(height, heightUnit === 'inches' ? 'in' : heightUnit),
      weight: goal.start && siOf(goal.start, goal.unit),
    };
    expect(unsafeReasons(goal, body, goal.beginsOn), profile).toEqual([]);
    if (planEndDate && planEndDate < '2026-11-24' && goal.state === 'active')
      expect(goal.endsOn <= planEndDate).toBe(true);
  }
});

test('the first of the cast has a plan for today and a fortnight mostly filled', async () => {
  const leila = await database.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', 'leila.haddad@example.org')
    .executeTakeFirstOrThrow();
  const latest = await database.db
    .selectFrom('dietPlan')
    .select(['startDate', 'endDate'])
    .where('customerId', '=', leila.id)
    .orderBy('uploadedAt', 'desc')
    .executeTakeFirstOrThrow();
  const changed = await database.db
    .selectFrom('dietPlanVersion')
    .innerJoin('dietPlan', 'dietPlan.id', 'dietPlanVersion.planId')
    .select(['dietPlan.version', 'dietPlan.seenVersion', 'dietPlanVersion.version as before'])
    .where('dietPlan.customerId', '=', leila.id)
    .execute();
  expect(changed).toEqual([{ version: 2, seenVersion: 1, before: 1 }]);
  expect(latest).toEqual({ startDate: '2026-11-23', endDate: '2026-11-29' });
  const days = await database.db
    .selectFrom('dailyProgress')
    .select('date')
    .where('customerId', '=', leila.id)
    .where('date', '>', '2026-11-10')
    .execute();
  expect(days.length).toBeGreaterThanOrEqual(11);
});

test('weights move as bodies do: by grams from day to day, by kilograms in half a year', async () => {
  const rows = await database.db
    .selectFrom('measurement')
    .innerJoin('user', 'user.id', 'measurement.customerId')
    .select(['email', 'date', 'si'])
    .where('kind', '=', 'weight')
    .orderBy('measuredAt')
    .execute();
  for (const ofOne of Map.groupBy(rows, ({ email }) => email).values()) {
    for (const [at, { si }] of ofOne.entries())
      expect(Math.abs(si - (ofOne[at - 1]?.si ?? si))).toBeLessThan(3);
    const [first, last] = [ofOne[0]?.si ?? 0, ofOne.at(-1)?.si ?? 0];
    expect(Math.abs(last - first)).toBeLessThan(12);
  }
});

test('the demo refuses a database that somebody means to keep', async () => {
  await expect(
    startDemo({ env: { DATABASE_URL: 'postgres://localhost/practice' } }),
  ).rejects.toThrow(ConfigError);
});

test('[TALK-03] some questions and some notes of the last days wait for the dietician', async () => {
  const { db } = database;
  const waiting = await db
    .selectFrom('conversation')
    .select('customerId')
    .where('waitingSince', 'is not', null)
    .execute();
  const notes = await db
    .selectFrom('dayNote')
    .select(['date', 'settledAt'])
    .where('settledAt', 'is', null)
    .execute();
  expect(waiting.length).toBeGreaterThan(2);
  expect(notes.length).toBeGreaterThan(2);
  expect(new Set(notes.map(({ date }) => daysBetween(date, '2026-11-24') <= 2))).toEqual(
    new Set([true]),
  );
});
