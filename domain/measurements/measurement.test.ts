import { expect, it } from 'vitest';
import { inUnit, siOf } from './measurement.ts';

it.each([
  [139, 'lb', 'kg', 63],
  [186.4, 'lb', 'kg', 84.5],
  [76, 'kg', 'lb', 167.6],
  [100, 'in', 'cm', 254],
  [81.3, 'cm', 'in', 32],
  [23.5, '%', '%', 23.5],
])('[TREND-01] %d %s shown in another unit, to one decimal', (value, unit, other, shown) => {
  expect(inUnit(siOf(value, unit), other)).toBe(shown);
});

it('[TREND-01] a pound is exactly 0.45359237 kg, an inch 2.54 cm, and a practice’s own unit stays as it is', () => {
  expect(siOf(1, 'lb')).toBe(0.45359237);
  expect(siOf(1, 'in')).toBe(0.0254);
  expect([siOf(31, 'kp'), inUnit(31, 'kp')]).toEqual([31, 31]);
});
