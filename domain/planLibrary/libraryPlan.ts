import { wordsIn } from '../articles/search.ts';
import type { Refusal } from '../refusal.ts';

export const LIBRARY_NAME_MAX = 120;
export const FOR_WHOM_MAX = 280;
export const LIBRARY_TAG_MAX = 30;
export const LIBRARY_TAGS_MAX = 12;
/** All of them as they are typed, with commas and blanks. */
export const LIBRARY_TAGS_TYPED_MAX = 500;
export const LIBRARY_SEARCH_MAX = 200;
const SEARCHED_WORDS_MAX = 10;

/** So many plans are in the library of a practice. */
export const LIBRARY_MAX = 2000;

/** Whether anything is eaten in a week: one without any meal is no help to anybody. */
export const hasMeal = (days: readonly (readonly string[])[]): boolean =>
  days.some((meals) => meals.some((meal) => meal.trim() !== ''));
export const NO_MEAL = 'Write a meal first: no meal is written in this week.';

/** A plan that was taken out can be put back for so long. */
export const TAKEN_OUT_DAYS = 30;

/** Why nothing goes into a library of `count` plans; null if it does. */
export const putInRefusal = (count: number): Refusal | null =>
  count >= LIBRARY_MAX
    ? {
        code: 'library-full',
        message: `There are ${LIBRARY_MAX.toLocaleString('en-GB')} plans in the library, the most there can be. Take one out first.`,
      }
    : null;

type Labels = { readonly name: string; readonly tags: readonly string[]; readonly forWhom: string };

/** What a plan is looked for by, without accents, one blank apart. */
export const libraryWords = ({ name, tags, forWhom }: Labels): string =>
  wordsIn([name, ...tags, forWhom].join(' ')).join(' ');

/** The words of a search, each once, at most ten. A plan is found if it has every one, also within a word. */
export const searchedWords = (search: string): string[] =>
  [...new Set(wordsIn(search))].slice(0, SEARCHED_WORDS_MAX);

/** By what plans are in order by name: 'Élan' stands beside 'elan'. */
export const nameOrder = (name: string): string => wordsIn(name).join(' ');
