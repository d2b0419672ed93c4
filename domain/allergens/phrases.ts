import type { Token } from './fold.ts';
import type { Food } from './groups.ts';
import { bucketed, type Long } from './typos.ts';
import type { Language } from './wordForms.ts';

export const ROLES = ['without', 'free', 'filler', 'joins', 'soft', 'vegan', 'vegetarian'] as const;
export type Role = (typeof ROLES)[number];
export type How = 'names' | 'carries';

/** A word or phrase of the lists. */
export interface Entry {
  /** As it is written in the list. */
  readonly word: string;
  readonly foods: Map<Food, How>;
  readonly roles: Set<Role>;
  harmless: boolean;
  generic: boolean;
  whole: boolean;
}

/** A word or phrase of which nothing is known yet. */
export const entryOf = (word: string): Entry => ({
  word,
  foods: new Map(),
  roles: new Set(),
  harmless: false,
  generic: false,
  whole: false,
});

/** An entry in the form used for searching: all forms of each of its words. */
export interface Phrase {
  readonly entry: Entry;
  readonly words: readonly string[];
  readonly forms: readonly ReadonlySet<string>[];
}

/** Whether a phrase stands at a place, given that its first word does. */
export const standsAt = ({ forms }: Phrase, tokens: readonly Token[], at: number): boolean =>
  forms.every((set, nth) => {
    const token = tokens[at + nth];
    return nth === 0 || (token !== undefined && token.gap !== 'hard' && set.has(token.word));
  });

export interface Pair {
  readonly clears: Food;
  readonly of: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
  readonly headFirst: boolean;
  /**
   * In Arabic the two words follow each other directly; in other languages 'de' or a similar word stands
   * between them.
   */
  readonly needsFiller: boolean;
}

export interface Lexicon {
  /** Indexed by each form of their first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** All forms of all words of all phrases. */
  readonly known: ReadonlySet<string>;
  /** The parts of which a compound word can consist. */
  readonly parts: ReadonlySet<string>;
  /** Single words of at least 7 letters, which misspelt words are compared with, see typos.ts. */
  readonly long: Long;
  readonly pairs: readonly Pair[];
}

// Shorter words are one letter away from too many others: 'boniato' is no 'bonito'.
const LEAST_LONG = 7;
const SHORT_PARTS: ReadonlySet<string> = new Set(['nuts', 'milk', 'eggs', 'fish', 'eis']);

/** The phrases, indexed by their words. */
export function indexOf(all: Iterable<{ phrase: Phrase; languages: ReadonlySet<Language> }>) {
  const phrases = new Map<string, Phrase[]>();
  const known = new Set<string>();
  const parts = new Set<string>();
  const long: string[] = [];
  for (const { phrase, languages } of all) {
    const [first] = phrase.forms;
    for (const form of first ?? []) {
      const beside = phrases.get(form);
      if (beside) beside.push(phrase);
      else phrases.set(form, [phrase]);
    }
    for (const forms of phrase.forms) for (const form of forms) known.add(form);
    const [word = '', second] = phrase.words;
    if (second !== undefined || phrase.entry.roles.size > 0) continue;
    for (const form of first ?? []) {
      if (form.length >= LEAST_LONG && word.length >= LEAST_LONG - 1) long.push(form);
      const least = languages.has('german') ? 4 : languages.has('english') ? 5 : Infinity;
      if (form.length >= least || SHORT_PARTS.has(form)) parts.add(form);
    }
  }
  return { phrases, known, parts, long: bucketed(long) };
}
