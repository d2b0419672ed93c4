import { remembered } from '../remembered.ts';
import { ENDINGS } from './words/endings.ts';
import type { Language } from './words/languageWords.ts';

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

/** The forms, each written out. */
export const writtenOut = (stems: readonly Stem[]): string[] =>
  stems.flatMap(({ stem, endings }) => [...endings].map((end) => stem + end));

/** A word in all its forms in all languages. */
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

/**
 * An own word, in any language and any form: a customer who wrote 'mushrooms' does not eat a mushroom either.
 */
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
