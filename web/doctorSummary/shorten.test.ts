import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('[WEEK-04] a text that is too long for the page ends after a word, or within one that is too long itself', () => {
  expect(shorten('Two\n\n lines\t of it ', 20)).toBe('Two lines of it');
  expect(shorten('Metformin, 500 mg twice a day', 18)).toBe('Metformin, 500 mg…');
  expect(shorten('A Donaudampfschifffahrt', 12)).toBe('A Donaudamp…');
  expect(shorten('exactly ten', 11)).toBe('exactly ten');
  // A character of two code units is not cut in two.
  expect(shorten('🥦🥦🥦🥦', 3)).toBe('🥦🥦…');
});
