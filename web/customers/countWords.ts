import type { StandingCounts } from '#domain/customers/customerSchema.ts';

/** Shown if a search finds more than the server counts (`COUNTED_FOUND`). */
const TOO_MANY = '1,000+';

/** The number on a chip; a dash while it is not known. */
export function countWords(
  counts: StandingCounts | null | undefined,
  of: keyof StandingCounts,
): string {
  if (counts) return counts[of].toLocaleString('en-GB');
  return counts === null && of === 'all' ? TOO_MANY : '–';
}
