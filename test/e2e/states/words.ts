/** Exactly `length` characters of these words, over and over. */
export const filled = (words: string, length: number): string =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length);

/** The same without a blank at the end, as a name is stored. */
export const long = (words: string, length: number): string => filled(words, length).trim();

/** A text without any place to break a line. */
export const unbroken = (word: string, length: number): string =>
  filled(word.replaceAll(' ', ''), length);
