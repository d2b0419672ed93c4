import { expect, test } from 'vitest';
import { merge } from './useEdit.ts';

const base = { name: 'Leila', weight: '66', cravings: '', likes: ['a'] };

test('what I changed stays, the rest is theirs', () => {
  const mine = { ...base, weight: '65' };
  const theirs = { ...base, cravings: 'Chocolate', likes: ['a', 'b'] };
  expect(merge(base, mine, theirs)).toEqual({
    merged: { name: 'Leila', weight: '65', cravings: 'Chocolate', likes: ['a', 'b'] },
    contested: [],
  });
});

test('a field that both changed is mine, and said to be contested', () => {
  const mine = { ...base, weight: '65', name: 'Leila H.' };
  const theirs = { ...base, weight: '64', name: 'Leila H.' };
  expect(merge(base, mine, theirs)).toEqual({ merged: mine, contested: ['weight'] });
});

test('[WORDS-03] a number of a draft that was begun in another language is no change', () => {
  const german = { ...base, weight: '66,5', likes: ['1,5'] };
  const english = { ...base, weight: '66.5', likes: ['1.5'] };
  const theirs = { ...english, weight: '64' };
  expect(merge(german, { ...english, name: 'Leila H.' }, theirs)).toEqual({
    merged: { ...theirs, name: 'Leila H.', likes: ['1.5'] },
    contested: [],
  });
  expect(merge(german, { ...german, weight: '65' }, english).contested).toEqual([]);
  expect(merge(german, { ...german, cravings: 'a, b' }, english).merged.cravings).toBe('a, b');
});
