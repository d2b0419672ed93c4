import { addDays, type Day, daysBetween, formatDay } from '#domain/day.ts';
import { inDigits } from '#domain/language/language.ts';

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

/** Space around the plot: the values at its start, the days below, and half of the last label at its end. */
export const MARGIN = { start: 44, end: 24, top: 10, bottom: 24 } as const;
const WIDEST_BAR = 22;
/** With more points than this, dots would touch and add nothing to the line. */
const MOST_DOTS = 400;
/** More marks than this would hide the series; they are then drawn as short strokes on the axis. */
export const MOST_LINES = 8;
const STROKE_PX = 7;

export type Layout = ReturnType<typeof layoutOf>;

type Size = {
  readonly width: number;
  readonly height: number;
  /** Time runs from right to left, as the page does. */
  readonly mirrored?: boolean;
};

/** Everything a chart draws at this size in px: one path for each series, however many points it has. */
export function layoutOf(data: ChartData, { width, height, mirrored = false }: Size) {
  const { points, from, to, shape, span, gap, target, marks = [] } = data;
  const long = Math.max(width - MARGIN.end - MARGIN.start, 1);
  /** From px along the axis to px from the left, and back. */
  const across = (along: number) =>
    mirrored ? width - MARGIN.start - along : MARGIN.start + along;
  const along = (x: number) => (mirrored ? width - MARGIN.start - x : x - MARGIN.start);
  const foot = height - MARGIN.bottom;
  const slot = long / (daysBetween(from, to) + 1);
  const xOf = (date: Day) => across((daysBetween(from, date) + 0.5) * slot);
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
    start: across(0),
    end: across(long),
    /** Where the values of the axis end. */
    values: across(-8),
    foot,
    top: MARGIN.top,
    ticks: ticks.map(({ value, label }) => ({ label, y: yOf(value) })),
    days: timeTicks(from, to, long).map(({ date, label }: TimeTick) => ({
      label,
      x: xOf(date),
    })),
    places: drawn,
    /** The share of the axis at `x` px from the left of the chart. */
    shareAt: (x: number) => (along(x) - slot / 2) / (long - slot || 1),
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
  return niceTicks(least, most).map((value) => ({ value, label: inDigits(value) }));
}

/** A place in the chart, in px. */
type Place = { readonly x: number; readonly y: number };

/** Rounded to a tenth of a px: finer than any screen shows, and half as long as all the digits. */
const px = (value: number) => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Place) => `${px(x)} ${px(y)}`;

/** All points as one path: each is a line of zero length, which round caps turn into a dot. */
const dotsPath = (places: readonly Place[]): string =>
  places.map((place) => `M${at(place)}h0`).join('');

/** A line through the places of each run, with a break between runs. */
const linePath = (runs: readonly (readonly Place[])[]): string =>
  runs
    .map((run) => run.map((place, index) => `${index ? 'L' : 'M'}${at(place)}`).join(''))
    .join('');

type Spread = { readonly x: number; readonly least: number; readonly most: number };

/** The area between the least and the most of each run. */
const bandPath = (runs: readonly (readonly Spread[])[]): string =>
  runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const there = run.map(({ x, most }) => at({ x, y: most }));
      const back = run.toReversed().map(({ x, least }) => at({ x, y: least }));
      return `M${[...there, ...back].join('L')}Z`;
    })
    .join('');

/** A line from the least to the most at each place: the spread of a single point. */
const whiskersPath = (spreads: readonly Spread[]): string =>
  spreads.map(({ x, least, most }) => `M${at({ x, y: least })}V${px(most)}`).join('');

/** Bars of one width around each place, from its value down to `foot`. */
const barsPath = (places: readonly Place[], foot: number, width: number): string =>
  places
    .map(({ x, y }) => `M${px(x - width / 2)} ${px(foot)}V${px(y)}h${px(width)}V${px(foot)}Z`)
    .join('');

/** Converts a value to px along an axis. */
type Scale = (value: number) => number;

type Pair = readonly [number, number];

/** Maps the values from `first` to `last` linearly to the px from `start` to `end`. */
export function scaleOf([first, last]: Pair, [start, end]: Pair): Scale {
  const size = last - first;
  return (value) =>
    size === 0 ? (start + end) / 2 : start + ((value - first) / size) * (end - start);
}

const STEPS = [1, 2, 2.5, 5, 10];

/** About `count` round values for an axis (at least two), ascending, which enclose all of the data. */
export function niceTicks(least: number, most: number, count = 4): number[] {
  // A single value gets two round values around it.
  const size = most - least || Math.abs(most) / 10 || 1;
  const rough = size / (count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough * 0.999) ?? 10) * power;
  const below = Math.floor(least / step + 1e-9);
  const isOnIt = least === most && Math.abs(least / step - below) < 1e-9;
  const first = isOnIt ? below - 1 : below;
  const last = Math.max(Math.ceil(most / step - 1e-9), below + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

/** Removes floating-point noise such as 0.30000000000000004. */
const tidy = (value: number) => Number(value.toPrecision(12));

type TimeTick = { readonly date: Day; readonly label: string };

/** The room for a label and its margins, in px. */
const ROOM = 64;

const MONTHS = [1, 2, 3, 6, 12, 24, 60];
const DAYS = [1, 2, 4, 7, 14];

/**
 * The days with a label under a time axis of this width: every n-th day counted back from the last, or the
 * first days of months, where January shows the year.
 */
export function timeTicks(from: Day, to: Day, width: number): TimeTick[] {
  const days = daysBetween(from, to) + 1;
  const most = Math.max(2, Math.floor(width / ROOM));
  const step = DAYS.find((each) => days / each <= most);
  if (step !== undefined) return daysBack(from, to, step);
  const months = MONTHS.find((each) => days / (each * 30.5) <= most) ?? 120;
  return firstsOfMonths(from, to, months);
}

function daysBack(from: Day, to: Day, step: number): TimeTick[] {
  const count = Math.floor(daysBetween(from, to) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(to, (index + 1 - count) * step);
    return { date, label: withoutWeekday(date) };
  });
}

function firstsOfMonths(from: Day, to: Day, step: number): TimeTick[] {
  const ticks: TimeTick[] = [];
  const [year = 0, month = 1] = from.split('-').map(Number);
  // Steps count from January, so that the label of a year is at its beginning.
  for (let place = year * 12 + month - 1; ; place += 1) {
    const date = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-01`;
    if (date > to) return ticks;
    if (date >= from && place % step === 0) ticks.push({ date, label: monthLabel(date) });
  }
}

/** '17 Nov'. */
const withoutWeekday = (date: Day) => formatDay(date, 'brief');

/** 'Nov'; for January, the year. */
const monthLabel = (date: Day) =>
  date.slice(5, 7) === '01' ? date.slice(0, 4) : formatDay(date, 'month');

/** A day or week in a chart. Days without a value have no point. */
export type ChartPoint = {
  /** The day, or the middle of a week. */
  readonly date: Day;
  /** What the bar or the dot shows. */
  readonly value: number;
  /** The value of the line: a mean of several days. */
  readonly mean: number;
  /** The spread of a week. */
  readonly least?: number;
  readonly most?: number;
};

/** Splits the points into runs: a run ends where the next point is more than `gap` days away. */
export function runsOf<P extends { readonly date: Day }>(points: readonly P[], gap: number): P[][] {
  const runs: P[][] = [];
  let last: Day | undefined;
  for (const point of points) {
    const run = runs.at(-1);
    if (run && last !== undefined && daysBetween(last, point.date) <= gap) run.push(point);
    else runs.push([point]);
    last = point.date;
  }
  return runs;
}

/** The index of the point nearest to `day`; of two equally near points, the later one. */
export function nearestTo(points: readonly { readonly date: Day }[], day: Day): number {
  let [low, high] = [0, points.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [before, after] = [points[middle], points[middle + 1]];
    if (!before || !after) break;
    if (daysBetween(before.date, day) < daysBetween(day, after.date)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The day at a share from 0 to 1 of the axis from `from` to `to`. */
export const dayAt = (from: Day, to: Day, share: number): Day =>
  addDays(from, Math.round(Math.min(1, Math.max(0, share)) * daysBetween(from, to)));

/** The index that a key moves to among `count` points, from `index`; null for other keys. */
export function stepBy(key: string, index: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -7,
    PageUp: 7,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, index + step));
}

/** The least and the most value that a chart has to show, including its target and other fixed values. */
function extentOf(
  points: readonly ChartPoint[],
  also: readonly number[] = [],
): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { value, mean, least: low = value, most: high = value } of points) {
    least = Math.min(least, low, mean);
    most = Math.max(most, high, mean);
  }
  return [Math.min(least, ...also), Math.max(most, ...also)];
}
