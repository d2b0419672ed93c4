import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '#domain/day.ts';
import {
  type ChartData,
  type ChartPoint,
  dayAt,
  layoutOf,
  MARGIN,
  nearestTo,
  niceTicks,
  runsOf,
  scaleOf,
  stepBy,
  timeTicks,
} from './layout.ts';

const FROM = '2026-11-01';
const point = (day: number, value: number, more: Partial<ChartPoint> = {}): ChartPoint => ({
  date: addDays(FROM, day),
  value,
  mean: value,
  ...more,
});
const chart = (points: ChartPoint[], more: Partial<ChartData> = {}): ChartData => ({
  shape: 'line',
  from: FROM,
  to: addDays(FROM, 13),
  span: 1,
  gap: 7,
  points,
  ...more,
});
// Ten px a day.
const WIDTH = MARGIN.start + MARGIN.end + 140;
const SIZE = { width: WIDTH, height: 150 };
const runsIn = (path: string) => path.split('M').length - 1;

describe('[TREND-02] the drawing of a chart', () => {
  it('leaves a gap where nothing was logged, and never goes down to zero for it', () => {
    const drawn = layoutOf(chart([point(0, 7), point(2, 8), point(10, 7), point(11, 8)]), SIZE);
    expect(runsIn(drawn.line)).toBe(2);
    expect(drawn.line.split('M')[1]).toBe('49 126L69 10');
    expect(drawn.places.map(({ x }) => x)).toEqual([49, 69, 149, 159]);
    expect(drawn.ticks[0]?.label).toBe('7');
  });

  it('[WORDS-02] runs from right to left in a page that does, values and pointer too', () => {
    const mirrored = layoutOf(chart([point(0, 7), point(10, 8)]), { ...SIZE, mirrored: true });
    expect(mirrored.places.map(({ x }) => WIDTH - x)).toEqual([49, 149]);
    expect([mirrored.start, mirrored.end, mirrored.values].map((x) => WIDTH - x)).toEqual([
      ...[44, 184, 36],
    ]);
    expect([WIDTH - 49, WIDTH - 179].map(mirrored.shareAt)).toEqual([0, 1]);
  });

  it('draws a series of five years of days as one path, without a dot for each', () => {
    const days = daysFrom('2021-11-26', 1826);
    const points = days.map((date, day) => ({ date, value: 80 + (day % 7), mean: 83 }));
    const drawn = layoutOf(chart(points, { from: '2021-11-26', to: '2026-11-25' }), {
      width: 900,
      height: 150,
    });
    expect(runsIn(drawn.line)).toBe(1);
    expect(drawn.line.split('L')).toHaveLength(1826);
    expect(drawn.dots).toBe('');
    const few = layoutOf(chart(points.slice(0, 300)), { width: 900, height: 150 });
    expect(runsIn(few.dots)).toBe(300);
  });

  it('begins bars at zero, and a strip shows the whole of which each is a part', () => {
    const bars = layoutOf(chart([point(0, 1.5), point(3, 2)], { shape: 'bars' }), SIZE);
    expect(bars.ticks.map(({ label }) => label)).toEqual(['0', '1', '2']);
    expect([runsIn(bars.bars), bars.line, bars.tracks]).toEqual([2, '', '']);
    const strip = layoutOf(chart([point(0, 0), point(3, 60)], { shape: 'strip' }), SIZE);
    expect(runsIn(strip.tracks)).toBe(2);
  });

  it('draws the spread of weeks around their line, and of a week alone as a line of its own', () => {
    const spread = { least: 6, most: 9 };
    const weeks = [point(0, 7, spread), point(7, 8, spread), point(60, 8, spread)];
    const drawn = layoutOf(chart(weeks, { span: 7, gap: 13, to: addDays(FROM, 70) }), SIZE);
    expect([runsIn(drawn.band), runsIn(drawn.whiskers), runsIn(drawn.dots)]).toEqual([1, 1, 1]);
    expect(drawn.ticks.at(-1)?.label).toBe('9');
  });

  it('takes in the target, and marks the days on which the plan changed', () => {
    const target = { value: 65, word: 'Goal 65 kg' };
    const marks = [addDays(FROM, 4)];
    const drawn = layoutOf(chart([point(0, 80), point(3, 79)], { target, marks }), SIZE);
    expect(drawn.ticks[0]?.label).toBe('65');
    expect(drawn.target).toEqual({ word: 'Goal 65 kg', y: 126 });
    expect(drawn.marks).toEqual([89]);
    expect(drawn.markTop).toBe(MARGIN.top);
    const weekly = Array.from({ length: 9 }, (_, week) => addDays(FROM, week));
    const fence = layoutOf(chart([point(0, 80)], { marks: weekly }), SIZE);
    expect(fence.markTop).toBeGreaterThan(fence.foot - 10);
  });
});

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
