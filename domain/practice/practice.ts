export const LEGAL_TEXT_MAX = 40_000;

/** The paragraphs of a plain text, separated by empty lines. */
export const paragraphsOf = (plain: string): string[] =>
  plain
    .split(/\r?\n[ \t]*\r?\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
