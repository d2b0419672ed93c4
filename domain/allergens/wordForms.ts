import { POLISH_ENDINGS, RUSSIAN_ENDINGS, TURKISH_ENDINGS } from './words/endings.ts';

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

const FORMS: Readonly<Record<Language, (word: string) => string[]>> = {
  english: (word) => [
    `${word}s`,
    ...(/(s|x|z|ch|sh|o)$/.test(word) ? [`${word}es`] : []),
    ...ending(word, 'y', 'ies'),
  ],
  german: (word) => ['n', 'en', 'e', 'er', 's', 'es'].map((end) => word + end),
  french: (word) => [`${word}s`, `${word}x`],
  spanish: (word) => [
    // Not 'rapees', which is grated in French.
    /[aeiou]$/.test(word) ? `${word}s` : `${word}es`,
    ...ending(word, 'z', 'ces'),
  ],
  italian: (word) => [
    ...ending(word, 'co', 'chi'),
    ...ending(word, 'ca', 'che'),
    ...ending(word, 'go', 'ghi'),
    ...ending(word, 'o', 'i'),
    ...ending(word, 'a', 'e'),
    ...ending(word, 'e', 'i'),
  ],
  portuguese: (word) => [
    /[rsz]$/.test(word) ? `${word}es` : `${word}s`,
    ...ending(word, 'ao', 'oes'),
    ...ending(word, 'ao', 'aes'),
    ...ending(word, 'm', 'ns'),
    ...ending(word, 'l', 'is'),
  ],
  hindi: (word) => {
    if (/^[a-z]+$/.test(word)) return [`${word}s`, ...romanised(word)];
    return [
      `${word}ों`,
      `${word}ें`,
      ...ending(word, 'ा', 'े'),
      ...ending(word, 'ा', 'ों'),
      ...ending(word, 'ी', 'ियां'),
      ...ending(word, 'ी', 'ियों'),
    ];
  },
  chinese: () => [],
  turkish: (word) => declined(word, TURKISH_ENDINGS),
  polish: (word) => declined(word, POLISH_ENDINGS),
  russian: (word) => declined(word, RUSSIAN_ENDINGS),
  arabic: (word) => [
    `${word}ه`,
    `${word}ات`,
    `${word}ين`,
    ...ending(word, 'ه', 'ات'),
    // The form before another word: 'جبنه' becomes 'جبنة …', or has a possessive ending.
    ...ending(word, 'ه', 'تي'),
  ],
};

/** The forms by the first ending that the word has: what it ends in, and what may stand there instead. */
function declined(word: string, endings: Readonly<Record<string, string>>): string[] {
  const own = Object.keys(endings).find((end) => word.endsWith(end)) ?? '';
  const stem = word.slice(0, word.length - own.length);
  return (endings[own] ?? '').split(' ').map((end) => stem + end.replace('-', ''));
}

/** Hindi in Latin letters is spelled by ear: long vowels doubled or single, 'ph' or 'f'. */
const romanised = (word: string): string[] => [
  word.replaceAll('oo', 'u').replaceAll('ee', 'i').replaceAll('aa', 'a').replaceAll('ph', 'f'),
  ...ending(word, 'i', 'ee'),
];

// A shorter word with another ending is too often a different word.
const LEAST = 3;

const SHORT: Partial<Record<Language, number>> = {
  arabic: 2,
  hindi: 2,
  turkish: 3,
  polish: 3,
  russian: 3,
};

/** A folded word with its plurals and cases; the word itself comes first. */
export function formsOf(word: string, language: Language, isInPhrase = false): string[] {
  const least = language === 'english' || language === 'german' ? LEAST : LEAST + 1;
  // Beside other words of one name a short word is no chance: 'îles flottantes'.
  const short = isInPhrase ? LEAST : (SHORT[language] ?? least);
  return word.length < short ? [word] : [...new Set([word, ...FORMS[language](word)])];
}

/** A word in all its forms in all languages. */
export const formsOfAll = (word: string): string[] => [
  ...new Set([
    word,
    ...(word.length < LEAST + 1 ? [`${word}s`] : []),
    ...(word.length > LEAST
      ? (Object.keys(FORMS) as Language[]).flatMap((of) => formsOf(word, of))
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
