import { inARow, isolated } from '#domain/language/language.ts';
import { changesInShort } from '#domain/plans/changeWords.ts';
import { wordsOfKey } from '#domain/plans/markWords.ts';
import type { KeptMarks, PlanVersionSummary } from '#domain/plans/versionSchema.ts';
import { momentOf } from '../inWords.ts';
import { say as ofPlans } from '../words.ts';
import { say } from './words.ts';

/** 'changed: Tuesday Lunch, and 3 more' */
export function whatChanged({
  version,
  changes,
  mealTimings,
}: Pick<PlanVersionSummary, 'version' | 'changes' | 'mealTimings'>): string {
  if (version === 1) return say.asUploaded;
  if (!changes) return say.notRecorded;
  const short = changesInShort(changes, mealTimings);
  return short === '' ? say.changedNothing : say.changed(short);
}

/** 'Uploaded despite warnings (Walnuts: tree nuts). Reason: The doctor agrees.' */
export const overMarks = ({ reason, words, keys = [] }: KeptMarks): string => {
  const said = keys.flatMap((key) => wordsOfKey(key) ?? []);
  // Older versions have only the words of whoever gave the reason.
  const known = keys.length > 0 && said.length === keys.length;
  return say.overMarks(known ? said : words.map(isolated), isolated(reason));
};

/** 'Dora Dorn, 20 Nov 2026, 14:02' */
export const whoAndWhen = (
  { modifiedBy, modifiedAt }: Pick<PlanVersionSummary, 'modifiedBy' | 'modifiedAt'>,
  now: Date,
): string => inARow([isolated(modifiedBy ?? say.authorUnknown), momentOf(modifiedAt, now)]);

export function anywayWords(asked: {
  readonly reasons: readonly string[];
  readonly marked: readonly string[];
}): string {
  if (asked.marked.length > 0) return ofPlans.uploadAnyway;
  return asked.reasons.length > 0 ? say.bringBackAnyway : say.yesBringBack;
}
