import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysBetween } from '#domain/day.ts';
import { unsafeReasons } from '#domain/goals/safeBounds.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
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
  // Two dieticians and an assistant.
  expect(roles.filter(({ role }) => role === 'client')).toHaveLength(3);
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
