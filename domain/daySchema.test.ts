import { expect, it } from 'vitest';
import { instantSchema } from './daySchema.ts';

it.each([
  ['2026-11-30T09:00:00.000Z', true],
  ['2026-11-31T09:00:00.000Z', false],
  ['2027-03-27T24:00:00.000Z', false],
  ['2027-02-29T00:00:00.000Z', false],
])('[T-C2] %s is a moment: %s', (text, isMoment) => {
  expect(instantSchema.safeParse(text).success).toBe(isMoment);
});
