import { ENDINGS } from './words/endings.ts';

export type Language =
  | 'english'
  | 'german'
  | 'french'
  | 'spanish'
  | 'italian'
  | 'portuguese'
  | 'hindi'
  | 'arabic'
  | 'chinese'
  | 'turkish'
  | 'polish'
  | 'russian';

const ending = (word: string, from: string, to: string): string[] =>
  word.endsWith(from) ? [word.slice(0, -from.length) + to] : [];

/** The forms by the first ending that the word has: what it ends in, and what may stand there instead. */
function declined(word: string, language: Language): string[] {
  // Hindi in Latin letters is spelled by ear: long vowels doubled or single, 'ph' or 'f'.
  if (language === 'hindi' && /^[a-z]+$/.test(word))
    return [
      `${word}s`,
      word.replaceAll('oo', 'u').replaceAll('ee', 'i').replaceAll('aa', 'a').replaceAll('ph', 'f'),
      ...ending(word, 'i', 'ee'),
    ];
  const [own = '', instead = ''] =
    Object.entries(ENDINGS[language]).find(([end]) => word.endsWith(end)) ?? [];
  const stem = word.slice(0, word.length - own.length);
  return instead.split(' ').map((end) => stem + end.replace('-', ''));
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

/** A folded word with its plurals and cases; the word itself comes first. */
export function formsOf(word: string, language: Language, isInPhrase = false): string[] {
  // Beside other words of one name a short word is no chance: 'îles flottantes'.
  const short = isInPhrase ? LEAST : (SHORTEST[language] ?? LEAST);
  return word.length < short ? [word] : [...new Set([word, ...declined(word, language)])];
}

/** A word in all its forms in all languages. */
export const formsOfAll = (word: string): string[] => [
  ...new Set([
    word,
    ...(word.length < LEAST + 1 ? [`${word}s`] : []),
    ...(word.length > LEAST
      ? (Object.keys(ENDINGS) as Language[]).flatMap((of) => formsOf(word, of))
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
