import { inAlphabet } from './language/language.ts';

/** False for NUL, which PostgreSQL cannot store, and lone surrogates, which no database can. */
export const isStorable = (value: string): boolean =>
  !value.includes('\u0000') && value.isWellFormed();

const TO_READ = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Trimmed; '' if there is nothing to read in it, such as of signs that have no width. */
export const readable = (text: string): string => (TO_READ.test(text) ? text.trim() : '');

export const ID = /^[A-Za-z0-9_-]{1,64}$/;

export const isId = (value: string): boolean => ID.test(value);

/** The beginning of a text, at most `most` UTF-16 code units; never cuts a visible character in two. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}

export const TAG_MAX = 30;

/** The tags in a text, separated by commas: in lower case, each once, in order. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().toLowerCase())
      .filter((tag) => tag !== ''),
  ),
];

/** How many of these lists have each tag: most used first, then in the order of the reader's alphabet. */
export const tagCounts = (lists: readonly (readonly string[])[]) =>
  [...Map.groupBy(lists.flat(), (tag) => tag)]
    .map(([tag, { length: count }]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || inAlphabet(one.tag, other.tag));

const DIGIT = /\p{Nd}/u;

/** Digits of every script as 0 to 9: a digit's value is its distance from the first of its script. */
export const inAscii = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '.25',
  '½': '.5',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
};

/** The text with the digits of every script as 0 to 9, and the signs of numbers as they are in English. */
export const withPlainDigits = (text: string): string =>
  IS_PLAIN.test(text) ? text : folded(text);

// Most texts are: this saves most of the time where thousands of values are read.
const IS_PLAIN = /^[ -~]*$/;

const folded = (text: string): string =>
  inAscii(
    text
      .replaceAll(/(?<!\s)\s*([¼½¾⅓⅔])/g, (_, sign: string) => FRACTIONS[sign] ?? '')
      .normalize('NFKC')
      .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, ''),
  )
    .replaceAll('٫', '.')
    .replaceAll('٬', ' ')
    .replaceAll('٪', '%')
    .replaceAll('−', '-');
