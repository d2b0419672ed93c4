import { DEFAULT_TIMINGS } from './plan.ts';
import { say } from './words.ts';

/** A stored timing as the reader's language calls it; one that somebody typed is shown as typed. */
export const timingName = (timing: string): string => {
  const known = DEFAULT_TIMINGS.find((each) => each === timing);
  return known ? say.timings[known] : timing;
};

/** The timing to store for what a dietician reads or types: 'Frühstück' is stored as 'Breakfast'. */
export const storedTiming = (shown: string): string =>
  DEFAULT_TIMINGS.find((each) => say.timings[each] === shown) ?? shown;
