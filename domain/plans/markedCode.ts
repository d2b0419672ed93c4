export const MARK_REASON_MAX = 500;
/**
 * The code of a 409 for a plan that was sent without a reason although its meals name what its customer must
 * not eat.
 */
export const MARKED_MEALS = 'marked-meals';

const LEAST_LETTERS = 3;

/** Whether a text explains why a marked meal stays: 'x' does not. */
export const isMarkReason = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;
