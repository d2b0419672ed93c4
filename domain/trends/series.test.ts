import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '../day.ts';
import { rangesOf } from './range.ts';
import { averageOf, byWeek, meansByCalendar, seriesOf } from './series.ts';

const TODAY = '2026-11-25';
const back = (days: number, value: number) => ({ date: addDays(TODAY, -days), value });

describe('[TREND-02] the mean of seven days', () => {
  it('is by calendar: of the days of the last seven that have a value, not of seven values', () => {
    const values = [back(20, 100), back(7, 60), back(6, 8), back(3, 7), back(0, 6)];
    expect(meansByCalendar(values)).toEqual([100, 60, 34, 25, 7]);
    expect(meansByCalendar([])).toEqual([]);
  });

  it('of a first day begins with the days before what is shown', () => {
    const { now, before } = rangesOf('14d', TODAY);
    const series = seriesOf([back(14, 6), back(13, 8)], { now, before, byDay: true });
    expect(series.days).toEqual([{ date: addDays(TODAY, -13), value: 8, mean: 7 }]);
  });
});

describe('[TREND-02] weeks', () => {
  it('have the mean, the least and the most of their days, and say how many there were', () => {
    const monday = '2026-11-16';
    const days = daysFrom(monday, 8).map((date, day) => ({ date, value: day }));
    expect(byWeek([...days, { date: '2026-12-09', value: 5 }])).toEqual([
      { from: monday, n: 7, mean: 3, least: 0, most: 6 },
      { from: '2026-11-23', n: 1, mean: 7, least: 7, most: 7 },
      { from: '2026-12-07', n: 1, mean: 5, least: 5, most: 5 },
    ]);
  });
});

describe('[TREND-03] the average of a range', () => {
  it('is that of its days with a value; without one there is none', () => {
    const { now, before } = rangesOf('14d', TODAY);
    const values = [back(28, 1), back(27, 6), back(14, 7), back(13, 8), back(0, 7)];
    expect(averageOf(values, now)).toEqual({ mean: 7.5, days: 2 });
    expect(before && averageOf(values, before)).toEqual({ mean: 6.5, days: 2 });
    expect(averageOf([], now)).toBeNull();
  });

  it.each([
    ['14d', '2026-11-12', '2026-10-29'],
    ['90d', '2026-08-28', '2026-05-30'],
    ['year', '2025-11-26', '2024-11-26'],
  ] as const)('of %s begins on %s, and the one before it on %s', (range, from, earlier) => {
    const { now, before } = rangesOf(range, TODAY);
    expect([now, before]).toEqual([
      { from, to: TODAY },
      { from: earlier, to: addDays(from, -1) },
    ]);
  });

  it('everything goes back ten years, and has nothing before it', () => {
    const { now, before } = rangesOf('all', TODAY);
    expect([now.from, before]).toEqual(['2016-11-25', null]);
  });
});
