import type { Day } from '../day.ts';
import { wordsIn } from '../search.ts';

export const VISIT_TEXT_MAX = 10_000;
export const NEXT_STEP_MAX = 500;
const WORDS_MAX = 10;

/**
 * The searchable words of a visit: those of its text and of the next step, without accents, separated by
 * single blanks.
 */
export const visitWords = ({ text, nextStep }: { text: string; nextStep: string }): string =>
  wordsIn(`${text} ${nextStep}`).join(' ');

/**
 * The words of a search, each once, at most ten. A visit is found if it contains every one, also inside a
 * word.
 */
export const searchedWords = (search: string): string[] =>
  [...new Set(wordsIn(search))].slice(0, WORDS_MAX);

/** Whether a visit is still to come; `today` is the customer's own day. */
export const isAhead = ({ date }: { readonly date: Day }, today: Day): boolean => date > today;
