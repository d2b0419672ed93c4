import type { MarkedCell } from './planMarks.ts';

/** What a reason was written about: of each marked meal, where it is and what is marked. */
export type Covered = ReadonlySet<string>;

const keyOf = ({ path, words }: MarkedCell): string => `${path} ${words}`;

export const coveredBy = (grave: readonly MarkedCell[]): Covered => new Set(grave.map(keyOf));

/** Whether a meal is marked that was not when the reason was written: nobody gave a reason for that one. */
export const isMore = (grave: readonly MarkedCell[], covered: Covered): boolean =>
  grave.some((cell) => !covered.has(keyOf(cell)));
