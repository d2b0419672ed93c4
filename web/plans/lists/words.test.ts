import { expect, test } from 'vitest';
import { datesOf, daysKept, daysLogged, momentOf } from './words.ts';

test('[PLAN-01] dates of a plan say what they share once', () => {
  expect(datesOf('2026-11-23', '2026-11-29')).toBe('23 – 29 Nov 2026');
  expect(datesOf('2026-11-30', '2026-12-06')).toBe('30 Nov – 6 Dec 2026');
  expect(datesOf('2026-12-28', '2027-01-03')).toBe('28 Dec 2026 – 3 Jan 2027');
  expect(datesOf('2026-11-23', '2026-11-23')).toBe('23 Nov 2026');
});

test('[PLAN-02] a moment of today is a time, any other has its date', () => {
  const now = new Date(2026, 10, 21, 18, 0);
  expect(momentOf(new Date(2026, 10, 21, 14, 2).toISOString(), now)).toBe('14:02');
  expect(momentOf(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('20 Nov 2026, 09:05');
});

test('[PLAN-01] days logged against a plan', () => {
  expect([0, 1, 5].map(daysLogged)).toEqual(['no day logged', '1 day logged', '5 days logged']);
});

test('[HIST-04] what is logged on a plan stays when it is deleted', () => {
  expect([0, 1, 6].map(daysKept)).toEqual([
    'No day is logged on it.',
    '1 day is logged on it; it keeps its meals.',
    '6 days are logged on it; they keep their meals.',
  ]);
});
