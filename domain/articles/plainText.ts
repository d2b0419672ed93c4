/**
 * The words of a Markdown text without its signs, for search and excerpts. All patterns are bounded, so
 * that the time grows with the length alone; what they miss stays in the text.
 */
export const plainText = (markdown: string): string =>
  markdown
    // Pictures and links become their words.
    .replaceAll(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,600}\)/g, '$1')
    .replaceAll(/^[ \t>#*+-]+/gm, '')
    .replaceAll(/[*_`~]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
