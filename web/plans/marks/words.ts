import type { MarkedCell } from './planMarks.ts';

/** The reason is no field of the plan; the caret goes there by its name all the same. */
export const REASON_FIELD = 'markedReason';

export const NO_MATCH =
  'No known match with what they do not eat. Have a look yourself, all the same.';
export const REASON_HINT = 'Kept in the record of this plan. Customers do not see it here.';
export const REASON_NEEDED = 'Write why these meals stay in the plan, or change them.';

export function titleOf(cells: readonly MarkedCell[]): string {
  const count = cells.filter(({ grave }) => grave).length;
  if (count === 0) return 'Meals with something they dislike';
  return count === 1
    ? 'One meal names what they must not eat'
    : `${count} meals name what they must not eat`;
}
