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
