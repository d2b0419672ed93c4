import { expect, test } from 'vitest';
import { mondayFrom, nextStart } from './nextStart.ts';

test('[PLAN-04] the Monday on or after a day', () => {
  expect(mondayFrom('2026-11-23')).toBe('2026-11-23');
  expect(mondayFrom('2026-11-24')).toBe('2026-11-30');
  expect(mondayFrom('2026-11-29')).toBe('2026-11-30');
  expect(mondayFrom('1999-12-31')).toBe('2000-01-03');
});

test('[PLAN-04] a new plan starts on the Monday after the one that still runs', () => {
  expect(nextStart('2026-11-21', '2026-11-29')).toBe('2026-11-30');
  expect(nextStart('2026-11-21', '2026-11-30')).toBe('2026-12-07');
});

test('[PLAN-04] without a running plan a new one starts on the coming Monday', () => {
  expect(nextStart('2026-11-21', null)).toBe('2026-11-23');
  expect(nextStart('2026-11-23', null)).toBe('2026-11-23');
  expect(nextStart('2026-11-21', '2026-11-20')).toBe('2026-11-23');
  expect(nextStart('2026-11-22', '2026-11-22')).toBe('2026-11-23');
});
