import { conflictWords } from '#domain/plans/conflictWords.ts';
import type { MarkedCell } from './markedCell.ts';

/** The reason is not a field of the plan, but the caret is sent to it by this name. */
export const REASON_FIELD = 'markedReason';

export const NO_MATCH =
  'No known match with what they do not eat. Please check the week yourself, too.';
export const NOT_CHECKED = 'Not checked: language not recognized';
export const REASON_HINT = 'Kept in the record of this plan. Customers do not see it here.';
/** What the customer wrote that no meal was searched for; null for nothing. */
export const unreadWords = (unread: readonly string[]): string | null =>
  unread.length === 0 ? null : `Read yourself: ${unread.map((each) => `‘${each}’`).join(', ')}`;

/** Shown when no meal is marked. */
export function noMatchWords(unread: readonly string[]): string {
  const words = unreadWords(unread);
  return words
    ? `No known match, but not all that they wrote can be looked for. ${words}.`
    : NO_MATCH;
}

export const REASON_SHORT = 'Please write the reason in a few words more.';
export const REASON_AGAIN =
  'More meals conflict since you wrote this. Check that the reason covers them too.';
export const REASON_NEEDED = 'Write why these meals stay in the plan, or change them.';

export const NO_NEW_REASON = 'No new reason needed.';

export function titleOf(cells: readonly MarkedCell[], name: string): string {
  const count = cells.filter(({ grave }) => grave).length;
  if (count > 0) return conflictWords(count, name || 'this customer');
  return cells.every(({ words }) => words === NOT_CHECKED)
    ? 'Meals to check yourself'
    : 'Meals with something they dislike';
}
