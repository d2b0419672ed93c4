import { expect, test } from 'vitest';
import { checkWords } from './check.ts';

test('[WORDS-01] every sentence that people read stands in a words.ts, and four languages say it in their own words', () => {
  expect(checkWords().broken).toEqual([]);
});
