import { expect, test } from 'vitest';
import { pickedWords } from './mealsShown.ts';

test('[REUSE-03] what was picked says of how many, where its dish still is one of several', () => {
  expect(pickedWords('Porridge', 'Porridge\nor\nToast')).toBe('Porridge (picked of 2)');
  expect(pickedWords('Porridge', 'Porridge or toast')).toBe('Porridge');
});
