import { expect, test } from 'vitest';
import { mondayFrom, nextFreeWeek } from './weeks.ts';

const starting = (...days: string[]) => days.map((startDate) => ({ startDate }));

test('[PLAN-04] the Monday on or after a day', () => {
  expect(mondayFrom('2026-11-23')).toBe('2026-11-23');
  expect(mondayFrom('2026-11-24')).toBe('2026-11-30');
  expect(mondayFrom('2026-11-29')).toBe('2026-11-30');
  expect(mondayFrom('1999-12-31')).toBe('2000-01-03');
});

test('[PLAN-04] a new plan starts on the Monday after the one that still runs', () => {
  expect(nextFreeWeek('2026-11-24', starting('2026-11-23'))).toBe('2026-11-30');
  expect(nextFreeWeek('2026-11-21', starting('2026-11-24'))).toBe('2026-12-07');
});

test('[PLAN-04] without a running plan a new one starts on the coming Monday', () => {
  expect(nextFreeWeek('2026-11-21', [])).toBe('2026-11-23');
  expect(nextFreeWeek('2026-11-23', [])).toBe('2026-11-23');
  expect(nextFreeWeek('2026-11-21', starting('2026-11-14'))).toBe('2026-11-23');
  expect(nextFreeWeek('2026-11-22', starting('2026-11-16'))).toBe('2026-11-23');
});

test('[HIST-06] the next free week is one of which no plan holds a day, in whatever order they were uploaded', () => {
  const three = starting('2026-12-07', '2026-11-23', '2026-11-30');
  expect(nextFreeWeek('2026-11-22', three)).toBe('2026-12-14');
  expect(nextFreeWeek('2026-11-22', starting('2026-11-30', '2026-12-14'))).toBe('2026-11-23');
  expect(nextFreeWeek('2026-11-22', starting('2026-11-23', '2026-12-07'))).toBe('2026-11-30');
  // A plan that starts on a Wednesday has days in two weeks.
  expect(nextFreeWeek('2026-11-22', starting('2026-11-25'))).toBe('2026-12-07');
});
