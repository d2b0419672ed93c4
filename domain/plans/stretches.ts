import type { Day } from '../day.ts';

/**
 * The stretches of consecutive days for which plans have a meal; the latest first, at most `MOST_STRETCHES`.
 */
export type Stretches = readonly (readonly [first: Day, last: Day])[];

export const MOST_STRETCHES = 12;

/** The stretch that contains a day; undefined for none. */
export const stretchWith = (stretches: Stretches, day: Day) =>
  stretches.find(([first, last]) => first <= day && day <= last);

/** Whether a day lies before all known stretches while there may be earlier, unknown ones. */
export function isBeforeKnown(stretches: Stretches, day: Day): boolean {
  const oldest = stretches.length < MOST_STRETCHES ? undefined : stretches.at(-1);
  return oldest !== undefined && day < oldest[0];
}
