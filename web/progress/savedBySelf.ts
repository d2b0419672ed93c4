import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import type { DayDraft } from './draft.ts';

/** A day that saves itself, as the dashboard shows it. */
export type SavedBySelf = {
  /** What is not stored yet; null for nothing. */
  readonly draft: DayDraft | null;
  /** The answer to the last save, which may be newer than the fetched day. */
  readonly record: DailyProgress | null;
  /** The error of the last attempt; null once one succeeded. */
  readonly failure: unknown;
  /** False when the browser refuses to keep drafts. */
  readonly isKept: boolean;
  /** The draft that Cancel dropped, in this tab or another one, until a new draft begins. */
  readonly dropped: DayDraft | null;
  /** Another device logged something differently; the conflict waits in the draft for a choice. */
  readonly isContested: boolean;
};
