import { describe, expect, it } from 'vitest';
import { niceTicks, scaleOf } from './scale.ts';

describe('[TREND-02] the axis of a chart', () => {
  it.each([
    [71.4, 78.9, [70, 72.5, 75, 77.5, 80]],
    [0, 2.4, [0, 1, 2, 3]],
    [0.31, 0.34, [0.31, 0.32, 0.33, 0.34]],
    [6, 8.5, [6, 7, 8, 9]],
    [-3, 4, [-5, -2.5, 0, 2.5, 5]],
  ])('from %d to %d has round values that take in both', (least, most, ticks) => {
    expect(niceTicks(least, most)).toEqual(ticks);
  });

  it.each([71.4, 70, 0, -2])('of one value alone, %d, it has one below and one above', (value) => {
    const ticks = niceTicks(value, value);
    expect(ticks[0]).toBeLessThan(value);
    expect(ticks.at(-1)).toBeGreaterThan(value);
  });

  it('turns values into px, more of them higher up', () => {
    const yOf = scaleOf([70, 80], [120, 20]);
    expect([yOf(70), yOf(75), yOf(80)]).toEqual([120, 70, 20]);
    expect(scaleOf([5, 5], [0, 100])(5)).toBe(50);
  });
});
