import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '#domain/day.ts';
import { type ChartData, layoutOf, MARGIN } from './layout.ts';
import type { ChartPoint } from './points.ts';

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
const WIDTH = MARGIN.left + MARGIN.right + 140;
const runsIn = (path: string) => path.split('M').length - 1;

describe('[TREND-02] the drawing of a chart', () => {
  it('leaves a gap where nothing was logged, and never goes down to zero for it', () => {
    const drawn = layoutOf(
      chart([point(0, 7), point(2, 8), point(10, 7), point(11, 8)]),
      WIDTH,
      150,
    );
    expect(runsIn(drawn.line)).toBe(2);
    expect(drawn.line.split('M')[1]).toBe('49 126L69 10');
    expect(drawn.places.map(({ x }) => x)).toEqual([49, 69, 149, 159]);
    expect(drawn.ticks[0]?.label).toBe('7');
  });

  it('draws a series of five years of days as one path, without a dot for each', () => {
    const days = daysFrom('2021-11-26', 1826);
    const points = days.map((date, day) => ({ date, value: 80 + (day % 7), mean: 83 }));
    const drawn = layoutOf(chart(points, { from: '2021-11-26', to: '2026-11-25' }), 900, 150);
    expect(runsIn(drawn.line)).toBe(1);
    expect(drawn.line.split('L')).toHaveLength(1826);
    expect(drawn.dots).toBe('');
    const few = layoutOf(chart(points.slice(0, 300)), 900, 150);
    expect(runsIn(few.dots)).toBe(300);
  });

  it('begins bars at zero, and a strip shows the whole of which each is a part', () => {
    const bars = layoutOf(chart([point(0, 1.5), point(3, 2)], { shape: 'bars' }), WIDTH, 150);
    expect(bars.ticks.map(({ label }) => label)).toEqual(['0', '1', '2']);
    expect([runsIn(bars.bars), bars.line, bars.tracks]).toEqual([2, '', '']);
    const strip = layoutOf(chart([point(0, 0), point(3, 60)], { shape: 'strip' }), WIDTH, 150);
    expect(runsIn(strip.tracks)).toBe(2);
  });

  it('draws the spread of weeks around their line, and of a week alone as a line of its own', () => {
    const spread = { least: 6, most: 9 };
    const weeks = [point(0, 7, spread), point(7, 8, spread), point(60, 8, spread)];
    const drawn = layoutOf(chart(weeks, { span: 7, gap: 13, to: addDays(FROM, 70) }), WIDTH, 150);
    expect([runsIn(drawn.band), runsIn(drawn.whiskers), runsIn(drawn.dots)]).toEqual([1, 1, 1]);
    expect(drawn.ticks.at(-1)?.label).toBe('9');
  });

  it('takes in the target, and marks the days on which the plan changed', () => {
    const target = { value: 65, word: 'Goal 65 kg' };
    const marks = [addDays(FROM, 4)];
    const drawn = layoutOf(chart([point(0, 80), point(3, 79)], { target, marks }), WIDTH, 150);
    expect(drawn.ticks[0]?.label).toBe('65');
    expect(drawn.target).toEqual({ word: 'Goal 65 kg', y: 126 });
    expect(drawn.marks).toEqual([89]);
    expect(drawn.markTop).toBe(MARGIN.top);
    const weekly = Array.from({ length: 9 }, (_, week) => addDays(FROM, week));
    const fence = layoutOf(chart([point(0, 80)], { marks: weekly }), WIDTH, 150);
    expect(fence.markTop).toBeGreaterThan(fence.foot - 10);
  });
});
