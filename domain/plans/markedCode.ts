export const MARK_REASON_MAX = 500;
/** The code of a 409 for a plan whose meals name what its customer must not eat, without a reason. */
export const MARKED_MEALS = 'marked-meals';

const LEAST_LETTERS = 3;

/** Whether it says why a marked meal stays: 'x' does not. */
export const isMarkReason = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;
