import { type Day, daysBetween } from '#domain/day.ts';
import { bandPath, barsPath, dotsPath, linePath, whiskersPath } from './paths.ts';
import { type ChartPoint, extentOf, runsOf } from './points.ts';
import { niceTicks, scaleOf } from './scale.ts';
import { type TimeTick, timeTicks } from './timeTicks.ts';

/** A round value on the axis, with its label. */
export type Tick = { readonly value: number; readonly label: string };

export type Target = { readonly value: number; readonly word: string };

export type ChartData = {
  /** `strip`: bars on a full-height track each, for shares of a whole. */
  readonly shape: 'line' | 'bars' | 'strip';
  readonly from: Day;
  readonly to: Day;
  /** The number of days that a point stands for: 1, or 7 for weeks. */
  readonly span: 1 | 7;
  readonly points: readonly ChartPoint[];
  /** If more days than this have no point, the line ends and starts again. */
  readonly gap: number;
  /** The values on the axis, if they are fixed; otherwise they follow the points. */
  readonly ticks?: readonly Tick[];
  readonly target?: Target | undefined;
  /** Days that are marked with a line, such as those on which a plan changed. */
  readonly marks?: readonly Day[];
};

/** Space around the plot: the values at the left, the days below, and half of the last label at the right. */
export const MARGIN = { left: 44, right: 24, top: 10, bottom: 24 } as const;
const WIDEST_BAR = 22;
/** With more points than this, dots would touch and add nothing to the line. */
const MOST_DOTS = 400;
/** More marks than this would hide the series; they are then drawn as short strokes on the axis. */
export const MOST_LINES = 8;
const STROKE_PX = 7;

export type Layout = ReturnType<typeof layoutOf>;

/** Everything a chart draws at this size in px: one path for each series, however many points it has. */
export function layoutOf(data: ChartData, width: number, height: number) {
  const { points, from, to, shape, span, gap, target, marks = [] } = data;
  const right = Math.max(width - MARGIN.right, MARGIN.left + 1);
  const foot = height - MARGIN.bottom;
  const slot = (right - MARGIN.left) / (daysBetween(from, to) + 1);
  const xOf = (date: Day) => MARGIN.left + (daysBetween(from, date) + 0.5) * slot;
  const ticks = data.ticks ?? ticksOf(data);
  const bottom = ticks[0]?.value ?? 0;
  const top = ticks.at(-1)?.value ?? 1;
  const yOf = scaleOf([bottom, top], [foot, MARGIN.top]);

  const drawn = points.map(({ date, value, mean, least = value, most = value }) => ({
    date,
    x: xOf(date),
    y: yOf(value),
    mean: yOf(mean),
    least: yOf(least),
    most: yOf(most),
  }));
  const runs = runsOf(drawn, gap);
  const bar = Math.max(1, Math.min(WIDEST_BAR, slot * span * 0.72));
  const isLine = shape === 'line';
  const alone = runs.flatMap((run) => (run.length === 1 ? run : []));
  return {
    left: MARGIN.left,
    right,
    foot,
    top: MARGIN.top,
    ticks: ticks.map(({ value, label }) => ({ label, y: yOf(value) })),
    days: timeTicks(from, to, right - MARGIN.left).map(({ date, label }: TimeTick) => ({
      label,
      x: xOf(date),
    })),
    places: drawn,
    /** The share of the axis at `x` px from the left of the chart. */
    shareAt: (x: number) => (x - MARGIN.left - slot / 2) / (right - MARGIN.left - slot || 1),
    tracks:
      shape === 'strip'
        ? barsPath(
            drawn.map(({ x }) => ({ x, y: MARGIN.top })),
            foot,
            bar,
          )
        : '',
    bars: isLine ? '' : barsPath(drawn, foot, bar),
    band: span > 1 ? bandPath(runs) : '',
    whiskers: span > 1 ? whiskersPath(alone) : '',
    line: isLine ? linePath(runs.map((run) => run.map(({ x, mean }) => ({ x, y: mean })))) : '',
    dots: isLine && points.length <= MOST_DOTS ? dotsPath(span > 1 ? alone : drawn) : '',
    target: target && { word: target.word, y: yOf(target.value) },
    marks: marks.map(xOf),
    markTop: marks.length > MOST_LINES ? foot - STROKE_PX : MARGIN.top,
  };
}

/** Round values that include all points and the target; bars start at zero. */
function ticksOf({ points, target, shape }: ChartData): Tick[] {
  if (points.length === 0) return [];
  const also = [...(target ? [target.value] : []), ...(shape === 'line' ? [] : [0])];
  const [least, most] = extentOf(points, also);
  return niceTicks(least, most).map((value) => ({ value, label: String(value) }));
}
