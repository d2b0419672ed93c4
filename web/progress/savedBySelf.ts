import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import type { DayDraft } from './draft.ts';

/** A day that saves itself, as the dashboard shows it. */
export type SavedBySelf = {
  /** What is not stored yet; null for nothing. */
  readonly draft: DayDraft | null;
  /** What a save answered last: what was fetched may be older. */
  readonly record: DailyProgress | null;
  /** What the last try threw; null once one succeeded. */
  readonly failure: unknown;
  /** False when the browser keeps nothing. */
  readonly isKept: boolean;
  /** What Cancel took away, in this tab or another one, until something else is begun. */
  readonly dropped: DayDraft | null;
  /** Another device logged something differently, which waits in the draft to be chosen. */
  readonly isContested: boolean;
};
