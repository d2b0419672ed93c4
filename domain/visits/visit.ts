import type { Day } from '../day.ts';

export const VISIT_TEXT_MAX = 10_000;
export const NEXT_STEP_MAX = 500;

/** Whether a visit is still to come; `today` is the customer's own day. */
export const isAhead = ({ date }: { readonly date: Day }, today: Day): boolean => date > today;
