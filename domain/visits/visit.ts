import type { Day } from '../day.ts';
import { wordsIn } from '../search.ts';

export const VISIT_TEXT_MAX = 10_000;
export const NEXT_STEP_MAX = 500;

/** The searchable words of a visit and its next step, without accents, separated by blanks. */
export const visitWords = ({ text, nextStep }: { text: string; nextStep: string }): string =>
  wordsIn(`${text} ${nextStep}`).join(' ');

/** Whether a visit is still to come; `today` is the customer's own day. */
export const isAhead = ({ date }: { readonly date: Day }, today: Day): boolean => date > today;
