import { expect, test } from 'vitest';
import { changeWords, loggedWords, mealsWords, weeksWords, yearsWords } from './words.ts';

const figures = (more: object) =>
  ({
    days: 84,
    daysLogged: 62,
    firstLogged: '2026-10-04',
    lastLogged: '2026-11-24',
    ...more,
  }) as never;

test('[WEEK-04] a doctor reads how many days were logged, and from when to when', () => {
  expect(loggedWords(figures({}))).toBe(
    '62 of 84 days logged: the first on 4 Oct 2026, the last on 24 Nov 2026',
  );
  expect(loggedWords(figures({ daysLogged: 1 }))).toBe('1 of 84 days logged, on 4 Oct 2026');
  const none = figures({ days: 1, daysLogged: 0, firstLogged: null, lastLogged: null });
  expect(loggedWords(none)).toBe('0 of 1 day logged');
});

test('[WEEK-04] meals are spoken of once one was something else or skipped', () => {
  const meals = (other: number, skipped: number) =>
    mealsWords(figures({ meals: { meals: 56, done: 40, other, skipped } }));
  expect(meals(0, 0)).toBe('');
  expect(meals(5, 6)).toBe('Meals: 40 of 56 as planned, 5 something else, 6 skipped. ');
  expect(meals(0, 1)).toContain('1 skipped');
  expect(meals(1, 0)).toContain('1 something else');
});

test('[WEEK-04] one of anything is one', () => {
  expect([yearsWords(1), yearsWords(44)]).toEqual(['1 year', '44 years']);
  expect(weeksWords(1)).toContain('1 week came before these');
  expect(weeksWords(35)).toContain('35 weeks came before these');
});

test('[WEEK-04] a change has its sign, and none is the same', () => {
  const words = [1.2, -2.4, 0, null].map((change) => changeWords(change, 'kg'));
  expect(words).toEqual(['+1.2 kg', '−2.4 kg', 'the same', '–']);
});
