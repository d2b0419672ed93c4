export type Language = 'english' | 'german' | 'french' | 'spanish' | 'italian' | 'hindi' | 'arabic';

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
  spanish: (word) => [`${word}s`, `${word}es`, ...ending(word, 'z', 'ces')],
  italian: (word) => [
    ...ending(word, 'co', 'chi'),
    ...ending(word, 'ca', 'che'),
    ...ending(word, 'go', 'ghi'),
    ...ending(word, 'o', 'i'),
    ...ending(word, 'a', 'e'),
    ...ending(word, 'e', 'i'),
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
  arabic: (word) => [
    `${word}ه`,
    `${word}ات`,
    `${word}ين`,
    ...ending(word, 'ه', 'ات'),
    // As the first of two: 'جبنه' becomes 'جبنة …' or stands with its owner.
    ...ending(word, 'ه', 'تي'),
  ],
};

/** Hindi in Latin letters is written by ear: long vowels double or single, 'ph' or 'f'. */
const romanised = (word: string): string[] => [
  word.replaceAll('oo', 'u').replaceAll('ee', 'i').replaceAll('aa', 'a').replaceAll('ph', 'f'),
  ...ending(word, 'i', 'ee'),
];

// Shorter words with another ending are too often something else.
const LEAST = 3;

/** A folded word with its plurals and cases, itself first. */
export function formsOf(word: string, language: Language): string[] {
  const least = language === 'english' || language === 'german' ? LEAST : LEAST + 1;
  const short = language === 'arabic' || language === 'hindi' ? 2 : least;
  return word.length < short ? [word] : [...new Set([word, ...FORMS[language](word)])];
}

/** A word of any language in all its forms. */
export const formsOfAll = (word: string): string[] => [
  ...new Set([
    word,
    ...(word.length < LEAST + 1 ? [`${word}s`] : []),
    ...(word.length > LEAST
      ? (Object.keys(FORMS) as Language[]).flatMap((of) => formsOf(word, of))
      : []),
  ]),
];

// 'Erdbeeren' are of an 'Erdbeere' and in an 'Erdbeerkuchen'; a 'chick' is in chickpeas.
const LEAST_STEM = 6;

/** An own word, of any language and in any form: who wrote 'mushrooms' does not eat a mushroom either. */
export const anyForms = (word: string): string[] => [
  ...new Set([
    ...formsOfAll(word),
    // 'Peas' and 'figs' are in a pea soup and a fig jam.
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
