import { expect, test } from 'vitest';
import { NO_CHANGES } from '#domain/plans/changes.ts';
import { DEFAULT_TIMINGS } from '#domain/plans/plan.ts';
import { whatChanged, whoAndWhen } from './words.ts';

const of = (version: number, changes: Parameters<typeof whatChanged>[0]['changes']) =>
  whatChanged({ version, changes, mealTimings: [...DEFAULT_TIMINGS] });

test('[HIST-03] a version says what it changed, or why that is not known', () => {
  const cell = { date: '2026-11-24', day: 1, meal: 3, before: 'Dal', after: 'Soup' };
  const cells = [cell, { ...cell, day: 2, date: '2026-11-25' }];
  expect(of(2, { ...NO_CHANGES, cells })).toBe('changed: Tuesday Lunch, and 1 more');
  expect(of(2, NO_CHANGES)).toBe('changed nothing');
  expect(of(1, null)).toBe('as it was uploaded');
  expect(of(4, null)).toBe('what it changed was not recorded');
});

test('[HIST-03] a version whose writer was not recorded says so', () => {
  const now = new Date();
  const modifiedAt = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  expect(whoAndWhen({ modifiedBy: 'Dora Dorn', modifiedAt }, now)).toMatch(/^Dora Dorn, \d+ /);
  expect(whoAndWhen({ modifiedBy: null, modifiedAt }, now)).toMatch(/^Not recorded by whom, /);
});
