import { changesInShort } from '#domain/plans/changeWords.ts';
import type { KeptMarks, PlanVersionSummary } from '#domain/plans/versionSchema.ts';
import { momentOf } from '../lists/words.ts';

/** 'changed: Tuesday Lunch, and 3 more' */
export function whatChanged({
  version,
  changes,
  mealTimings,
}: Pick<PlanVersionSummary, 'version' | 'changes' | 'mealTimings'>): string {
  if (version === 1) return 'as it was uploaded';
  if (!changes) return 'what it changed was not recorded';
  const short = changesInShort(changes, mealTimings);
  return short === '' ? 'changed nothing' : `changed: ${short}`;
}

/** 'Uploaded despite warnings (Walnuts: tree nuts). Reason: The doctor agrees.' */
export const overMarks = ({ reason, words }: KeptMarks): string =>
  `Uploaded despite warnings (${words.join('; ')}). Reason: ${reason}`;

/** 'Dora Dorn, 20 Nov 2026, 14:02' */
export const whoAndWhen = (
  { modifiedBy, modifiedAt }: Pick<PlanVersionSummary, 'modifiedBy' | 'modifiedAt'>,
  now: Date,
): string => `${modifiedBy ?? 'Not recorded by whom'}, ${momentOf(modifiedAt, now)}`;

/** What the button says that brings a version back, by what the server asked. */
export function anywayWords(asked: {
  readonly reasons: readonly string[];
  readonly marked: readonly string[];
}): string {
  if (asked.marked.length > 0) return 'Upload Anyway';
  return asked.reasons.length > 0 ? 'Bring Back Anyway' : 'Yes, Bring Back';
}
