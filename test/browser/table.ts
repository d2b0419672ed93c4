import type { Spread } from './spread.ts';

/** A row of the figures, in milliseconds; `most` is what the median may be. */
export type Measured = Spread & { readonly what: string; readonly most: number | null };

const line = (what: string, ...cells: readonly string[]) =>
  what.padEnd(36) + cells.map((cell) => cell.padStart(9)).join('');

const verdict = ({ median, most }: Measured) =>
  most === null ? '' : median < most ? 'met' : 'not met';

export const table = (rows: readonly Measured[]): string[] => [
  line('4x slower processor', 'median', 'p95', 'times', 'target', ''),
  ...rows.map((row) =>
    line(
      row.what,
      row.median.toFixed(1),
      row.p95.toFixed(1),
      String(row.count),
      row.most === null ? '' : `< ${row.most}`,
      verdict(row),
    ),
  ),
];
