export const MARK_REASON_MAX = 500;
/** The code of a 409 for a plan whose meals name what its customer must not eat, without a reason. */
export const MARKED_MEALS = 'marked-meals';
