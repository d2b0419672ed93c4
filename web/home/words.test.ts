import { expect, test } from 'vitest';
import { dayState, doneWords, inactiveWords, logLabel, restWords } from './words.ts';

const meals = ['', 'Oats', '', 'Soup', '', '', '', ''];

test.each([
  [{ planId: 'p', meals, logged: 'all' }, 'All done'],
  [{ planId: 'p', meals, logged: 'some' }, 'Logged'],
  [{ planId: 'p', meals, logged: 'none' }, '2 meals'],
  [{ planId: 'p', meals: ['', 'Oats'], logged: 'none' }, '1 meal'],
  [{ planId: 'p', meals: [' '], logged: 'none' }, 'No meals'],
  [{ planId: null, meals, logged: 'none' }, 'No plan'],
])('[HOME-01] a folded day says how it stands: %j', (day, words) => {
  expect(dayState(day as never)).toBe(words);
});

test('[HOME-01] the day is called done once every meal is, and its link leads on', () => {
  expect([doneWords(7, 7), doneWords(3, 7)]).toEqual(['Every meal done', '3 of 7 done']);
  expect([logLabel(true), logLabel(false)]).toEqual(['See My Day', 'Log Today']);
});

test('[HOME-02] paused coaching is to be resumed, ended coaching says on which day and is to be renewed', () => {
  const coaching = { startDate: '2026-11-01', endDate: '2026-11-20' } as never;
  expect(inactiveWords('paused', { coaching })).toMatchObject({
    title: 'Your coaching is paused.',
    text: expect.stringMatching(/once it is resumed\.$/),
  });
  expect(inactiveWords('expired', { coaching })).toMatchObject({
    title: 'Your coaching period ended on Friday 20 November.',
    text: expect.stringMatching(/once it is renewed\.$/),
  });
});

test('[HOME-01] the rest of the day in brief names only what was logged', () => {
  const nothing = { waterIntake: ' ', sleepHours: '', mood: null, dietScore: null, notes: ' ' };
  expect(restWords(nothing as never)).toBe('');
  const all = { waterIntake: '1.5 L', sleepHours: '7.5', mood: 'Good', dietScore: 4, notes: 'x' };
  expect(restWords(all as never)).toBe('1.5 L · 7.5 h · Good · 4 of 5 · note');
});
