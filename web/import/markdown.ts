/** A line without the signs of Markdown, and whether they make it a heading. */
export type MarkdownLine = { readonly text: string; readonly isHeading: boolean };

const FENCE = /^\s{0,8}(?:```|~~~)/;
const RULE = /^\s{0,8}(?:-\s?){3,}$|^\s{0,8}(?:\*\s?){3,}$|^\s{0,8}(?:_\s?){3,}$|^\s{0,8}={3,}\s*$/;
const HEADING = /^\s{0,8}#{1,6}\s*(?=\S)/;
const QUOTE = /^\s{0,8}>\s?(?=\S)/;
/** A whole line in bold, perhaps with an emoji or a colon outside: '🍎 **Snack**:'. */
const BOLD_LINE = /^[^\p{L}\p{N}*_|]{0,12}(?:\*\*|__)[^*|]{1,120}(?:\*\*|__)[^\p{L}\p{N}|]{0,6}$/u;

/** Text without the signs within a line: bold, italics, code, links, pictures. */
export const withoutInlineMarks = (text: string): string =>
  text
    .replace(/!\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)/g, '')
    .replace(/\[([^\]\n]{1,200})\]\([^)\n]{0,400}\)/g, '$1')
    .replace(/`{1,2}([^`\n]{1,300})`{1,2}/g, '$1')
    .replace(/\*{2,3}/g, '')
    .replace(/(?<![\p{L}\p{N}_])_{2}(?=\S)|(?<=\S)_{2}(?![\p{L}\p{N}_])/gu, '')
    .replace(
      /(?<![\p{L}\p{N}*])\*(\S[^*\n]{0,300})\*(?![\p{L}\p{N}*])/gu,
      (whole, words: string) => (words.endsWith(' ') ? whole : words),
    )
    .replace(/(?<![\p{L}\p{N}_])_(\S[^_\n]{0,300})_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/\\([*_#|.~()[\]-])/g, '$1');

/** The lines of a text that may be Markdown; the signs that only lay it out are gone. */
export const markdownLines = (text: string): MarkdownLine[] =>
  text.split('\n').map((line) => {
    if (FENCE.test(line) || RULE.test(line)) return { text: '', isHeading: false };
    const isHeading = HEADING.test(line) || BOLD_LINE.test(line);
    const said = line.replace(QUOTE, '').replace(HEADING, '');
    return { text: withoutInlineMarks(said), isHeading };
  });
