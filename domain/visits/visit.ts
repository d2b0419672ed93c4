import { wordsIn } from '../articles/search.ts';
import type { Day } from '../day.ts';

export const VISIT_TEXT_MAX = 10_000;
export const NEXT_STEP_MAX = 500;
export const VISIT_SEARCH_MAX = 200;
const WORDS_MAX = 10;

/** What a visit is looked for by: its words and those of the next step, without accents, one blank apart. */
export const visitWords = ({ text, nextStep }: { text: string; nextStep: string }): string =>
  wordsIn(`${text} ${nextStep}`).join(' ');

/** The words of a search, each once, at most ten. A visit is found if it has every one, also within a word. */
export const searchedWords = (search: string): string[] =>
  [...new Set(wordsIn(search))].slice(0, WORDS_MAX);

/** Whether a visit lies ahead: `today` is the customer's own day. */
export const isAhead = ({ date }: { readonly date: Day }, today: Day): boolean => date > today;
