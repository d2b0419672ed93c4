import { expect, it } from 'vitest';
import { eatenTexts } from './mealsShown.ts';

const planned = ['', 'Porridge\nor toast', 'Soup', 'Salad', '-'];

it('[FOOD-05] what was eaten is the ticked dish, the picked one of several, or what was eaten instead', () => {
  expect(
    eatenTexts(planned, {
      meals: { '1': true, '4': true },
      picked: { '1': 'toast' },
      instead: { '2': { kind: 'other', words: '1 pizza' }, '3': { kind: 'skipped', words: 'ill' } },
    }),
  ).toEqual(['toast', '1 pizza']);
});

it('[FOOD-05] of a day that was not logged, or without meals, nothing is known', () => {
  expect(eatenTexts(planned, null)).toBeNull();
  expect(eatenTexts(planned, { meals: {}, instead: {}, picked: {} })).toBeNull();
  const unsaid = { '2': { kind: 'other' as const, words: ' ' } };
  expect(eatenTexts(planned, { meals: {}, instead: unsaid, picked: {} })).toBeNull();
});
