/** The words of a table, which is easier to read with commas than with quotes. */
export const wordList = (words: string): readonly string[] =>
  words.split(',').map((word) => word.trim());
