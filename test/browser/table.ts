import type { Spread } from './spread.ts';

/** A row of the figures, in milliseconds. */
export type Measured = {
  readonly what: string;
  /** From the key or the click to the painted frame, on the slowed processor. */
  readonly time: Spread;
  /** What the page's main thread worked for it, as many times as the processor was slowed down. */
  readonly work: Spread | null;
  /** What it may take. */
  readonly most: number | null;
};

const line = (what: string, ...cells: readonly string[]) =>
  what.padEnd(36) + cells.map((cell) => cell.padStart(10)).join('');

/** Whether that much is enough: by time, and by work, which a busy machine does not change. */
export const isEnough = (ms: number, most: number) => ms < most;

export const verdict = (ms: number | undefined, most: number | null): string =>
  ms === undefined || most === null ? '' : isEnough(ms, most) ? 'met' : 'not met';

export const table = (rows: readonly Measured[]): string[] => [
  line('in ms', 'time', 'p95', 'of', 'target', '', 'work', 'p95', ''),
  ...rows.map(({ what, time, work, most }) =>
    line(
      what,
      time.median.toFixed(1),
      time.p95.toFixed(1),
      String(time.count),
      most === null ? '' : `< ${most}`,
      verdict(time.median, most),
      work?.median.toFixed(1) ?? '',
      work?.p95.toFixed(1) ?? '',
      verdict(work?.median, most),
    ),
  ),
];
