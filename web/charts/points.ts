import { addDays, type Day, daysBetween } from '#domain/day.ts';

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
export function extentOf(
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
