import type { MarkedCell } from './markedCell.ts';

/** The marks that a reason covers: for each marked meal, its cell and the marked words. */
export type Covered = ReadonlySet<string>;

const keyOf = ({ path, words }: MarkedCell): string => `${path} ${words}`;

export const coveredBy = (held: readonly MarkedCell[]): Covered => new Set(held.map(keyOf));

/** Whether a meal is marked that was not marked when the reason was written, so the reason does not cover it. */
export const isMore = (held: readonly MarkedCell[], covered: Covered): boolean =>
  held.some((cell) => !covered.has(keyOf(cell)));
