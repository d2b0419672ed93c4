import { expect, it } from 'vitest';
import { weightChangeOf } from './customer.ts';

it('[BOARD-05] the weight has changed since the earliest of the last weighings, at most four weeks before the latest', () => {
  expect(weightChangeOf([])).toBeNull();
  expect(weightChangeOf([['2026-11-24', 80_250, 'kg']])).toBeNull();
  const weights = [
    ['2026-11-24', 78_500, 'lb'],
    ['2026-11-10', 79_000, 'kg'],
    ['2026-10-27', 80_000, 'kg'],
    ['2026-10-26', 90_000, 'kg'],
  ] as const;
  expect(weightChangeOf(weights)).toEqual({ grams: -1500, since: '2026-10-27', unit: 'lb' });
  expect(weightChangeOf([weights[0], weights[3]])).toBeNull();
});
