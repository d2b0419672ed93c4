import { expect, it } from 'vitest';
import { COUNTED_FOUND } from '#domain/customers/customerSchema.ts';
import { countWords } from './countWords.ts';

const COUNTS = { all: 1234, active: 1200, paused: 30, expired: 4, not_set: 0 };

it('[BOARD-04] a chip says how many stand so, and that a search found more than is counted', () => {
  expect(countWords(COUNTS, 'all')).toBe('1,234');
  expect(countWords(COUNTS, 'not_set')).toBe('0');
  expect(countWords(undefined, 'all')).toBe('–');
  expect(countWords(null, 'all')).toBe(`${COUNTED_FOUND.toLocaleString('en-GB')}+`);
  expect(countWords(null, 'paused')).toBe('–');
});
