import type { Refusal } from '../refusal.ts';
import { wordsIn } from '../search.ts';
import { say } from '../words.ts';

export const LIBRARY_NAME_MAX = 120;
export const FOR_WHOM_MAX = 280;
export const LIBRARY_TAGS_MAX = 12;
/** The length of all tags as typed, with commas and blanks. */
export const LIBRARY_TAGS_TYPED_MAX = 500;

export const LIBRARY_MAX = 2000;

/** For how many days a plan that was taken out can be put back. */
export const TAKEN_OUT_DAYS = 30;

/** Why nothing can be added to a library of `count` plans; null if something can. */
export const putInRefusal = (count: number): Refusal | null =>
  count >= LIBRARY_MAX
    ? {
        code: 'library-full',
        message: say.libraryFull(LIBRARY_MAX),
      }
    : null;

type Labels = { readonly name: string; readonly tags: readonly string[]; readonly forWhom: string };

/** The searchable words of a plan, without accents, separated by single blanks. */
export const libraryWords = ({ name, tags, forWhom }: Labels): string =>
  wordsIn([name, ...tags, forWhom].join(' ')).join(' ');

/** The key by which plans are sorted by name: 'Élan' sorts next to 'elan'. */
export const nameOrder = (name: string): string => wordsIn(name).join(' ');
