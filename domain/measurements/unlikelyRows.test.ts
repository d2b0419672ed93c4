import { expect, it } from 'vitest';
import { addDays } from '../day.ts';
import { unlikelyRows } from './plausible.ts';

const FIRST = '2026-03-01';
const rowsOf = (...values: number[]) =>
  values.map((value, nth) => ({ kind: 'weight', date: addDays(FIRST, nth), value, unit: 'kg' }));
const placesOf = (...values: number[]) => unlikelyRows(rowsOf(...values), []).map(({ row }) => row);

it('[TREND-05] of a file the slips are asked about, and what follows them is not', () => {
  expect(placesOf(78, 77.9, 781, 78.2, 172, 78.1)).toEqual([2, 4]);
  expect(placesOf(781, 78, 78.1)).toEqual([0]);
  expect(placesOf(78, 781, 782, 78)).toEqual([1, 2]);
});

it('[TREND-05] after a step the first value alone is asked about', () => {
  expect(placesOf(100, 84, 84.2, 84, 83.5)).toEqual([1]);
});

it('[TREND-05] a row is compared with what was measured before, of the last sixty days', () => {
  const stored = [{ date: addDays(FIRST, -3), si: 60 }];
  const [asked] = unlikelyRows(rowsOf(78), stored);
  expect(asked).toEqual({ row: 0, why: expect.stringContaining('60 kg on 26 Feb 2026') });
  expect(unlikelyRows(rowsOf(78), [{ date: addDays(FIRST, -61), si: 60 }])).toEqual([]);
  expect(unlikelyRows(rowsOf(78), stored, { hidesNumbers: true })[0]?.why).not.toMatch(/\d/);
});
