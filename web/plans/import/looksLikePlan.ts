import type { Found } from '../../import/found.ts';

/** Whether a paste has headings of days or meals, so that it would land in the wrong cells. */
export const looksLikePlan = (found: Found): boolean =>
  found.ok &&
  found.weeks.some(
    ({ days, timings }) =>
      timings.filter((timing) => timing !== null).length >= 2 &&
      days.flat().filter((cell) => cell.text !== '').length >= 2,
  );
