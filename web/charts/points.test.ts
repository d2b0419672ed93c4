import { describe, expect, it } from 'vitest';
import { dayAt, nearestTo, runsOf, stepBy } from './points.ts';

const days = (...all: string[]) => all.map((date) => ({ date: `2026-11-${date}` }));

describe('[TREND-02] reading a chart point by point', () => {
  it('a pointer finds the nearest point, across gaps too', () => {
    const points = days('01', '02', '10', '14');
    const found = ['01', '05', '07', '12', '30'].map((day) => nearestTo(points, `2026-11-${day}`));
    expect(found).toEqual([0, 1, 2, 3, 3]);
    expect(nearestTo(days('05'), '2026-01-01')).toBe(0);
    expect([-1, 0, 0.5, 2].map((share) => dayAt('2026-11-01', '2026-11-15', share))).toEqual([
      '2026-11-01',
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
    ]);
  });

  it('keys go from point to point, and stop at the ends', () => {
    const at = (key: string, index = 5) => stepBy(key, index, 10);
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown'].map((key) => at(key))).toEqual([
      4, 6, 0, 9, 0,
    ]);
    expect([at('ArrowLeft', 0), at('ArrowRight', 9), at('Tab')]).toEqual([0, 9, null]);
  });

  it('a run ends where the next point is too many days away', () => {
    expect(runsOf(days('01', '08', '16'), 7).map((run) => run.length)).toEqual([2, 1]);
    expect(runsOf([], 7)).toEqual([]);
  });
});
