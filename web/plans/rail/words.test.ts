import { expect, test } from 'vitest';
import { adherenceWords, daysWords } from './words.ts';

test('[RAIL-01] the last days are told by the meals of those that were logged', () => {
  const day = { logged: 'some', done: 3, meals: 5 } as const;
  const none = { logged: 'none', done: 0, meals: 5 } as const;
  expect(adherenceWords([day, none, day])).toBe('6 of 10 meals as planned, 2 of 3 days logged.');
  expect(adherenceWords([none])).toBe('Nothing logged.');
  expect(adherenceWords([{ ...day, meals: 0 }])).toBe('1 of 1 days logged.');
});

test('[RAIL-01] a week is told by its first and last day', () => {
  expect(daysWords('2026-11-23', '2026-11-29')).toBe('23–29 Nov');
  expect(daysWords('2026-11-28', '2026-12-04')).toBe('28 Nov – 4 Dec');
});
