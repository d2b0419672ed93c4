/**
 * The words of a Markdown text without its markup, for search and excerpts. All patterns are bounded, so the
 * time grows only linearly with the length; markup that they miss stays in the text.
 */
export const plainText = (markdown: string): string =>
  markdown
    // Pictures and links are replaced by their text.
    .replaceAll(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,600}\)/g, '$1')
    .replaceAll(/^[ \t>#*+-]+/gm, '')
    .replaceAll(/[*_`~]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
