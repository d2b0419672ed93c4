import { remembered } from '../remembered.ts';
import { oneSlipApart } from '../search.ts';
import type { Food } from './allergens.ts';
import type { Token } from './fold.ts';
import { ENDINGS, type Language } from './words/languages.ts';

const ending = (word: string, from: string, to: string): string[] =>
  word.endsWith(from) ? [word.slice(0, -from.length) + to] : [];

/** A word in all its forms: what stays, and each ending that it may have. Written out, a Turkish word has 50. */
export interface Stem {
  readonly stem: string;
  readonly endings: ReadonlySet<string>;
}

const NO_ENDING: ReadonlySet<string> = new Set(['']);

/** A word in this form only. */
export const only = (stem: string): Stem => ({ stem, endings: NO_ENDING });

/** The endings of each language as lists: what a word ends in, and what may stand there, first that itself. */
const endingsOf = remembered((language: Language) =>
  Object.entries(ENDINGS[language]).map(([own, instead]) => ({
    own,
    endings: new Set([own, ...instead.split(' ').map((end) => end.replace('-', ''))]),
  })),
);

function declined(word: string, language: Language): Stem[] {
  // Hindi in Latin letters is spelled by ear: long vowels doubled or single, 'ph' or 'f'.
  if (language === 'hindi' && /^[a-z]+$/.test(word))
    return [
      word,
      `${word}s`,
      word.replaceAll('oo', 'u').replaceAll('ee', 'i').replaceAll('aa', 'a').replaceAll('ph', 'f'),
      ...ending(word, 'i', 'ee'),
    ].map(only);
  const { own, endings } = endingsOf(language).find((each) => word.endsWith(each.own)) ?? {
    own: '',
    endings: NO_ENDING,
  };
  return [{ stem: word.slice(0, word.length - own.length), endings }];
}

// A shorter word with another ending is too often a different word.
const LEAST = 3;

const SHORTEST: Partial<Record<Language, number>> = {
  arabic: 2,
  hindi: 2,
  french: 4,
  spanish: 4,
  italian: 4,
  portuguese: 4,
};

/** A folded word with its plurals and cases. */
export function stemsOf(word: string, language: Language, isInPhrase = false): Stem[] {
  // Beside other words of one name a short word is no chance: 'îles flottantes'.
  const short = isInPhrase ? LEAST : (SHORTEST[language] ?? LEAST);
  return word.length < short ? [only(word)] : declined(word, language);
}

export const writtenOut = (stems: readonly Stem[]): string[] =>
  stems.flatMap(({ stem, endings }) => [...endings].map((end) => stem + end));

export const formsOfAll = (word: string): string[] => [
  ...new Set([
    word,
    ...(word.length < LEAST + 1 ? [`${word}s`] : []),
    ...(word.length > LEAST
      ? writtenOut((Object.keys(ENDINGS) as Language[]).flatMap((of) => stemsOf(word, of)))
      : []),
  ]),
];

// From this length on, a word ending in 'en' is also searched for by its stem: 'Erdbeeren' in
// 'Erdbeerkuchen'. A shorter stem matches too much: 'chicken' would be found in chickpeas.
const LEAST_STEM = 6;

/** An own word in any language and form: who wrote 'mushrooms' does not eat a mushroom either. */
export const anyForms = (word: string): string[] => [
  ...new Set([
    ...formsOfAll(word),
    // 'Peas' and 'figs' match pea soup and fig jam.
    ...(word.length === LEAST + 1 && /[^siu]s$/u.test(word) ? [word.slice(0, -1)] : []),
    ...(word.length > LEAST + 1
      ? [
          ...ending(word, 'ies', 'y'),
          ...ending(word, 'oes', 'o'),
          ...ending(word, 's', ''),
          ...ending(word, 'en', '').filter((stem) => stem.length >= LEAST_STEM),
          ...ending(word, 'n', ''),
        ].filter((form) => form.length >= LEAST)
      : []),
  ]),
];

const LEAST_MISSPELT = 6;

/** Long words by first letter, which is seldom mistyped, and by length. */
type Long = (letter: string) => ReadonlyMap<number, readonly string[]>;

/** The listed word that differs from an unknown one by a single slip. */
export function meantBy(word: string, long: Long): string | undefined {
  if (word.length < LEAST_MISSPELT) return undefined;
  const words = long(word.charAt(0));
  return [0, -1, 1]
    .flatMap((more) => words.get(word.length + more) ?? [])
    .find((listed) => listed.length > LEAST_MISSPELT && oneSlipApart(word, listed));
}

export const ROLES = ['without', 'free', 'filler', 'joins', 'soft', 'vegan', 'vegetarian'] as const;
export type Role = (typeof ROLES)[number];
export type How = 'names' | 'carries';

const NONE: readonly never[] = [];
const NO_ROLES: ReadonlySet<Role> = new Set();

export class Entry {
  /** As it is written in the list. */
  readonly word: string;
  readonly listed = new Map<Food, How>();
  roles = NO_ROLES;
  isHarmless = false;
  generic = false;
  whole = false;
  /** Adds what its words say besides, once somebody asks: few phrases of the lists are in the texts of a day. */
  besides: readonly ((foods: Map<Food, How>) => void)[] = NONE;
  private all: Map<Food, How> | undefined;

  constructor(word: string) {
    this.word = word;
  }

  get foods(): ReadonlyMap<Food, How> {
    if (this.besides.length === 0) return this.listed;
    if (this.all) return this.all;
    this.all = new Map(this.listed);
    for (const add of this.besides) add(this.all);
    return this.all;
  }

  get harmless(): boolean {
    return this.besides.length > 0 ? this.foods.size === 0 : this.isHarmless;
  }
}

/** An entry in the form used for searching: each of its words in all its forms. */
export interface Phrase {
  readonly entry: Entry;
  readonly words: readonly string[];
  readonly forms: readonly (readonly Stem[])[];
}

/** Whether a phrase stands at a place, given that its first word does. */
export const standsAt = ({ forms }: Phrase, tokens: readonly Token[], at: number): boolean =>
  forms.every((stems, nth) => {
    const token = tokens[at + nth];
    return nth === 0 || (token !== undefined && token.gap !== 'hard' && isOneOf(stems, token.word));
  });

const isOneOf = (stems: readonly Stem[], word: string): boolean =>
  stems.some(({ stem, endings }) => word.startsWith(stem) && endings.has(word.slice(stem.length)));

export interface Pair {
  readonly clears: Food;
  readonly of: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
  readonly headFirst: boolean;
  /** In Arabic the two words follow each other; elsewhere 'de' or the like stands between them. */
  readonly needsFiller: boolean;
}

export interface Listed {
  readonly phrase: Phrase;
  readonly languages: readonly Language[];
}

export interface Lexicon {
  /** The phrases whose first word this is, in any form. */
  readonly beginningWith: (word: string) => readonly Phrase[];
  /** Whether it is a word of a phrase, in any form. */
  readonly knows: (word: string) => boolean;
  readonly parts: ReadonlySet<string>;
  /** Single long words, which misspelt words are compared with. */
  readonly long: Long;
  readonly pairs: readonly Pair[];
}

// Shorter words are one letter away from too many others: 'boniato' is no 'bonito'.
const LEAST_LONG = 6;
const SHORT_PARTS: ReadonlySet<string> = new Set(['nuts', 'milk', 'eggs', 'fish', 'eis']);

const MOST_ENDING = Math.max(
  ...Object.values(ENDINGS)
    .flatMap((each) => Object.values(each).join(' ').split(' '))
    .map(({ length }) => length),
);

/**
 * The phrases, indexed by the stems of their words: a word of a text is found by taking its endings off, so that no
 * form has to be written out before somebody writes it.
 */
export function indexOf(all: readonly Listed[]) {
  const byStem = new Map<
    string,
    { endings: ReadonlySet<string>; listed: Listed; nth: number; place: number }[]
  >();
  all.forEach((listed, place) => {
    listed.phrase.forms.forEach((stems, nth) => {
      for (const { stem, endings } of stems) {
        const beside = byStem.get(stem);
        if (beside) beside.push({ endings, listed, nth, place });
        else byStem.set(stem, [{ endings, listed, nth, place }]);
      }
    });
  });
  const having = remembered((word: string) =>
    Array.from({ length: Math.min(MOST_ENDING, word.length) + 1 }, (_, less) => {
      const at = word.length - less;
      const end = word.slice(at);
      return byStem.get(word.slice(0, at))?.filter(({ endings }) => endings.has(end)) ?? [];
    })
      .flat()
      .toSorted((a, b) => a.place - b.place),
  );
  /** The index of some of them. */
  return (isIn: (phrase: Phrase) => boolean = () => true) => {
    const single = all.filter(
      ({ phrase }) => phrase.words.length === 1 && phrase.entry.roles.size === 0 && isIn(phrase),
    );
    const byLetter = Map.groupBy(
      single.flatMap(({ phrase: { words, forms } }) =>
        (words[0] ?? '').length < LEAST_LONG ? [] : (forms[0] ?? []),
      ),
      ({ stem }) => stem.charAt(0),
    );
    return {
      knows: (word: string) => having(word).some(({ listed }) => isIn(listed.phrase)),
      beginningWith: remembered((word: string): readonly Phrase[] => [
        ...new Set(
          having(word).flatMap(({ nth, listed: { phrase } }) =>
            nth === 0 && isIn(phrase) ? [phrase] : [],
          ),
        ),
      ]),
      parts: new Set(single.flatMap(partsFrom)),
      long: remembered((letter: string) =>
        Map.groupBy(writtenOut(byLetter.get(letter) ?? []), ({ length }) => length),
      ),
    };
  };
}

function partsFrom({ phrase, languages }: Listed): string[] {
  const least = languages.includes('german') ? 4 : languages.includes('english') ? 5 : Infinity;
  return least === Infinity
    ? []
    : writtenOut(phrase.forms[0] ?? []).filter(
        (form) => form.length >= least || SHORT_PARTS.has(form),
      );
}
