import { expect, it } from 'vitest';
import { base32, codeAt, newKey, stepAt, stepOf } from './authenticator.ts';

// RFC 6238, appendix B, cut to six digits.
const KEY = base32(Buffer.from('12345678901234567890'));

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('[T-F1] codes are those of RFC 6238: at second %i, %s', (second, code) => {
  const at = new Date(second * 1000);
  expect(codeAt(KEY, stepAt(at))).toBe(code);
  expect(stepOf(KEY, code, at)).toBe(stepAt(at));
});

it('[T-F1] a code is good for the clock half a minute off, and no longer', () => {
  const at = new Date('2026-11-21T08:00:00Z');
  const step = stepAt(at);
  const good = [-2, -1, 0, 1, 2].map((off) => stepOf(KEY, codeAt(KEY, step + off), at) !== null);
  expect(good).toEqual([false, true, true, true, false]);
});

it('[T-F1] each key is another one, of 160 bits', () => {
  const keys = new Set(Array.from({ length: 50 }, newKey));
  expect([...keys].filter((key) => /^[A-Z2-7]{32}$/.test(key)).length).toBe(50);
});
