import { expect, test } from 'vitest';
import { NO_CHANGES } from '#domain/plans/changes.ts';
import { DEFAULT_TIMINGS } from '#domain/plans/plan.ts';
import { adherenceWords, loggedWords, momentOf } from './inWords.ts';
import { whatChanged, whoAndWhen } from './versions/inWords.ts';
import { say } from './words.ts';

test('[PLAN-02] a moment of today is a time, any other has its date', () => {
  const now = new Date(2026, 10, 21, 18, 0);
  expect(momentOf(new Date(2026, 10, 21, 14, 2).toISOString(), now)).toBe('14:02');
  expect(momentOf(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('20 Nov 2026, 09:05');
});

test('[PLAN-01] days logged against a plan', () => {
  const on = (daysLogged: number, mealsDone: number, mealsOfDays: number) =>
    loggedWords({ daysLogged, mealsDone, mealsOfDays });
  expect(on(0, 0, 0)).toBe('no day logged');
  expect(on(1, 0, 0)).toBe('1 day logged');
  expect(on(5, 29, 35)).toBe('5 days logged, 82 % eaten');
});

test('[HIST-04] what is logged on a plan stays when it is deleted', () => {
  expect([0, 1, 6].map(say.daysKept)).toEqual([
    'No days are logged on it.',
    '1 day is logged on it; it keeps its meals.',
    '6 days are logged on it; they keep their meals.',
  ]);
});

test('[RAIL-01] the last days are told by the meals of those that were logged', () => {
  const day = { logged: 'some', done: 3, meals: 5 } as const;
  const none = { logged: 'none', done: 0, meals: 5 } as const;
  expect(adherenceWords([day, none, day])).toBe('6 of 10 meals as planned, 2 of 3 days logged.');
  expect(adherenceWords([none])).toBe('Nothing logged.');
  expect(adherenceWords([{ ...day, meals: 0 }])).toBe('1 of 1 days logged.');
});

const of = (version: number, changes: Parameters<typeof whatChanged>[0]['changes']) =>
  whatChanged({ version, changes, mealTimings: [...DEFAULT_TIMINGS] });

test('[HIST-03] a version says what it changed, or why that is not known', () => {
  const cell = { date: '2026-11-24', day: 1, meal: 3, before: 'Dal', after: 'Soup' };
  const cells = [cell, { ...cell, day: 2, date: '2026-11-25' }];
  expect(of(2, { ...NO_CHANGES, cells })).toBe('changed: Tuesday Lunch, and 1 more');
  expect(of(2, NO_CHANGES)).toBe('changed nothing');
  expect(of(1, null)).toBe('as it was uploaded');
  expect(of(4, null)).toBe('changes not recorded');
});

test('[HIST-03] a version whose writer was not recorded says so', () => {
  const now = new Date();
  const modifiedAt = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  expect(whoAndWhen({ modifiedBy: 'Dora Dorn', modifiedAt }, now)).toMatch(/^Dora Dorn, \d+ /);
  expect(whoAndWhen({ modifiedBy: null, modifiedAt }, now)).toMatch(/^Author not recorded, /);
});
