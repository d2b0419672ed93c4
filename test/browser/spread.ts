/** What a row of measurements says, in milliseconds. */
export type Spread = { readonly median: number; readonly p95: number; readonly count: number };

const rounded = (ms: number) => Math.round(ms * 10) / 10;

export function spreadOf(all: readonly number[]): Spread {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { median: rounded(at(0.5) ?? 0), p95: rounded(at(0.95) ?? 0), count: all.length };
}
