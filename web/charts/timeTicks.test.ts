import { describe, expect, it } from 'vitest';
import { timeTicks } from './timeTicks.ts';

const labels = (from: string, to: string, width: number) =>
  timeTicks(from, to, width).map(({ label }) => label);

describe('[TREND-02] the days named under a chart', () => {
  it('always name the last of some days, and as many before it as there is room for', () => {
    expect(labels('2026-11-12', '2026-11-25', 900)).toHaveLength(14);
    expect(labels('2026-11-12', '2026-11-25', 280)).toEqual([
      '13 Nov',
      '17 Nov',
      '21 Nov',
      '25 Nov',
    ]);
  });

  it('are the first days of months where there are many, with the year at each January', () => {
    expect(labels('2026-08-28', '2026-11-25', 250)).toEqual(['Sept', 'Oct', 'Nov']);
    expect(labels('2025-11-26', '2026-11-25', 280)).toEqual(['2026', 'Apr', 'Jul', 'Oct']);
    expect(labels('2021-11-26', '2026-11-25', 280)).toEqual(['2022', '2024', '2026']);
  });
});
