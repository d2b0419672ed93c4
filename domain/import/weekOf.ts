import type { DatedDay } from './fileDates.ts';

export type WeekOf = {
  readonly number: number;
  /**
   * Indexed by position of the day (weekday, or number less 1), then by meal; each with everything that was
   * found for it.
   */
  readonly meals: readonly (readonly Spoken[])[];
  readonly timings: readonly (string | null)[];
  /** The days of the week that have a date, in their order. */
  readonly dated: readonly DatedDay[];
  /** What was written where a meal was copied from another day: 'same as Monday'. */
  readonly copies: readonly string[];
  /** Headings that differ from the timing of their row. */
  readonly otherLabels: readonly string[];
};
export type Spoken = { readonly text: string; readonly why: readonly string[] };
