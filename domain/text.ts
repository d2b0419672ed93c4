/**
 * False for a text with NUL, which PostgreSQL cannot store, or with a lone surrogate, which no database
 * engine can.
 */
export const isStorable = (value: string): boolean =>
  !value.includes('\u0000') && value.isWellFormed();

/** The format of identifiers. */
export const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text has the format of an identifier. */
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

/** The most characters of a tag. */
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

const DIGIT = /\p{Nd}/u;

/**
 * A text with the digits of every script as 0 to 9. The digits of a script follow each other, so a digit's value is
 * its distance from the first of them.
 */
export const inAscii = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
