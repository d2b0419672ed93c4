import { type Allergen, isAllergen } from './allergens.ts';
import { wordsOf } from './fold.ts';
import { bucketed, type Long } from './typos.ts';
import { formsOf, type Language } from './wordForms.ts';
import { ARABIC } from './words/arabic.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { GERMAN } from './words/german.ts';
import { HINDI } from './words/hindi.ts';
import { ITALIAN } from './words/italian.ts';
import type { LanguageWords } from './words/languageWords.ts';
import { SPANISH } from './words/spanish.ts';

export const LANGUAGES: Readonly<Record<Language, LanguageWords>> = {
  english: ENGLISH,
  german: GERMAN,
  french: FRENCH,
  spanish: SPANISH,
  italian: ITALIAN,
  hindi: HINDI,
  arabic: ARABIC,
};

export const ROLES = ['without', 'free', 'filler', 'joins', 'soft', 'vegan'] as const;
export type Role = (typeof ROLES)[number];
export type How = 'names' | 'carries';

/** A word or phrase of the lists. */
export interface Entry {
  /** As it is written in the list. */
  readonly word: string;
  readonly allergens: Map<Allergen, How>;
  readonly roles: Set<Role>;
  harmless: boolean;
  generic: boolean;
  whole: boolean;
}

/** An entry in the form used for searching: all forms of each of its words. */
export interface Phrase {
  readonly entry: Entry;
  readonly words: readonly string[];
  readonly forms: readonly ReadonlySet<string>[];
}

export interface Pair {
  readonly clears: Allergen;
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
  /** Single words of at least 6 letters, which misspelt words are compared with, see typos.ts. */
  readonly long: Long;
  readonly pairs: readonly Pair[];
}

export const listed = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

let made: Lexicon | undefined;

/** Built on first use, which takes a few milliseconds. */
export function lexicon(): Lexicon {
  made ??= make();
  return made;
}

function make(): Lexicon {
  const byKey = new Map<string, { phrase: Phrase; languages: Set<Language> }>();
  const entryOf = (word: string, language: Language): Entry => {
    const words = wordsOf(word);
    const key = words.join(' ');
    const found = byKey.get(key);
    const forms = words.map((each) => formsOf(each, language));
    if (found) {
      found.languages.add(language);
      found.phrase.forms.forEach((set, index) => {
        for (const form of forms[index] ?? []) (set as Set<string>).add(form);
      });
      return found.phrase.entry;
    }
    const entry: Entry = {
      word: word.toLowerCase().replaceAll(/\s+/g, ' '),
      allergens: new Map(),
      roles: new Set(),
      harmless: false,
      generic: false,
      whole: false,
    };
    const phrase = { entry, words, forms: forms.map((each) => new Set(each)) };
    byKey.set(key, { phrase, languages: new Set([language]) });
    return entry;
  };

  for (const [name, words] of Object.entries(LANGUAGES)) {
    const language = name as Language;
    for (const how of ['names', 'carriers'] as const) {
      for (const [allergens, list] of Object.entries(words[how])) {
        for (const word of listed(list)) {
          const entry = entryOf(word, language);
          for (const allergen of allergens.split(' ').filter(isAllergen)) {
            if (entry.allergens.get(allergen) !== 'names')
              entry.allergens.set(allergen, how === 'names' ? 'names' : 'carries');
          }
        }
      }
    }
    for (const word of [...listed(words.harmless), ...listed(words.ordinary)]) {
      const entry = entryOf(word, language);
      if (entry.allergens.size === 0) entry.harmless = true;
    }
    for (const word of listed(words.generic)) entryOf(word, language).generic = true;
    for (const word of listed(words.whole)) entryOf(word, language).whole = true;
    for (const role of ROLES)
      for (const word of listed(words[role])) entryOf(word, language).roles.add(role);
  }

  const phrases = new Map<string, Phrase[]>();
  const known = new Set<string>();
  const parts = new Set<string>();
  const long: string[] = [];
  for (const { phrase, languages } of byKey.values()) {
    const [first] = phrase.forms;
    for (const form of first ?? []) {
      const beside = phrases.get(form);
      if (beside) beside.push(phrase);
      else phrases.set(form, [phrase]);
    }
    for (const forms of phrase.forms) for (const form of forms) known.add(form);
    if (phrase.words.length !== 1 || phrase.entry.roles.size > 0) continue;
    for (const form of first ?? []) {
      if (form.length >= 6) long.push(form);
      const least = languages.has('german') ? 4 : languages.has('english') ? 5 : Infinity;
      if (form.length >= least || SHORT_PARTS.has(form)) parts.add(form);
    }
  }
  const pairs = Object.entries(LANGUAGES).flatMap(([name, { pairs: all }]) =>
    all.map(({ clears, of, head, headFirst = false }) => ({
      clears,
      of: new Set(listed(of).flatMap(wordsOf)),
      head: new Set(listed(head).flatMap(wordsOf)),
      headFirst,
      needsFiller: headFirst && name !== 'arabic',
    })),
  );
  for (const pair of pairs) for (const word of [...pair.of, ...pair.head]) known.add(word);
  for (const { of } of pairs.filter(({ headFirst }) => !headFirst))
    for (const word of of) if (/^[a-z]{4,}$/.test(word)) parts.add(word);
  for (const word of [...wordsOf(GERMAN.free), 'free', 'less']) parts.add(word);
  return { phrases, known, parts, long: bucketed(long), pairs };
}

const SHORT_PARTS: ReadonlySet<string> = new Set(['nuts', 'milk', 'eggs', 'fish', 'eis']);
