import { table } from '#tools/figures/table.ts';

/** A summary of measurements, in milliseconds. */
export type Spread = { readonly median: number; readonly p95: number; readonly count: number };

const rounded = (ms: number) => Math.round(ms * 10) / 10;

export function spreadOf(all: readonly number[]): Spread {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { median: rounded(at(0.5) ?? 0), p95: rounded(at(0.95) ?? 0), count: all.length };
}

/** A row of the figures, in milliseconds. */
export type Measured = {
  readonly what: string;
  /** From the key or click to the painted frame, on the slowed processor. */
  readonly time: Spread;
  /** The work of the page's main thread, multiplied by the slowdown factor. */
  readonly work: Spread | null;
  /** The target. */
  readonly most: number | null;
};

/** Whether a target is met: by time, and by work, which does not depend on how busy the machine is. */
export const isEnough = (ms: number, most: number) => ms < most;

const verdict = (ms: number | undefined, most: number | null): string =>
  ms === undefined || most === null ? '' : isEnough(ms, most) ? 'met' : 'not met';
const ms = (value: number | undefined) => value?.toFixed(1) ?? '';

/** The rows as a table of Markdown. */
export const browserTable = (rows: readonly Measured[]): string =>
  table(
    ['what', 'time, median', 'p95', 'of', 'target', '', 'work, median', 'p95', ''],
    rows.map(({ what, time, work, most }) => [
      what,
      ms(time.median),
      ms(time.p95),
      String(time.count),
      most === null ? '' : `< ${most}`,
      verdict(time.median, most),
      ms(work?.median),
      ms(work?.p95),
      verdict(work?.median, most),
    ]),
  );
