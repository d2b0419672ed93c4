import { LAST_COLUMN, LAST_ROW } from './moves.ts';

export type HtmlTable = {
  readonly rows: readonly (readonly string[])[];
  /** Whether there were words outside the table, which have no cell to go to. */
  readonly wordsBeside: boolean;
};

const TABLE = /<table\b/i;
const UNSEEN = new Set(['head', 'noscript', 'script', 'style', 'template', 'title']);
// Elements that begin and end a line.
const BLOCKS = new Set(
  'address article blockquote dd div dl dt h1 h2 h3 h4 h5 h6 li ol p pre section table tr ul'.split(
    ' ',
  ),
);
const PARTS_OF_A_LINE = new Set(['td', 'th']);

/**
 * The cells of a table copied from Word, Excel, Google Sheets or a web page; null for anything else, including a
 * table of one cell, which is plain text. Several tables follow one another. The text of a merged cell is repeated
 * in each place that it covers, because it applies to all of them.
 */
export function tableInHtml(html: string): HtmlTable | null {
  if (!TABLE.test(html)) return null;
  const copied = new DOMParser().parseFromString(html, 'text/html');
  const tables = [...copied.querySelectorAll('table')].filter(
    (table) => !table.parentElement?.closest('table'),
  );
  const rows = tables.flatMap(rowsOf);
  if (rows.length === 0 || (rows.length === 1 && (rows[0]?.length ?? 0) < 2)) return null;
  for (const table of tables) table.remove();
  return { rows, wordsBeside: textIn(copied.body) !== '' };
}

function rowsOf(table: HTMLTableElement): string[][] {
  const rows = [...table.rows].filter((row) => !isOnlyForWidths(row));
  const places: string[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    const line = places[at] ?? [];
    let column = 0;
    for (const cell of row.cells) {
      while (line[column] !== undefined) column += 1;
      // The grid ends after this many cells. A cell may claim to span a thousand.
      const width = Math.min(cell.colSpan, LAST_COLUMN + 1);
      // A rowSpan of 0 goes to the end of the table.
      const height = Math.min(cell.rowSpan || rows.length, LAST_ROW + 1);
      const text = textIn(cell);
      for (const covered of places.slice(at, at + height))
        for (let across = 0; across < width; across += 1) covered[column + across] = text;
      column += width;
    }
  }
  return places.map((line) => Array.from(line, (text) => text ?? ''));
}

/** Excel and Word end a table of merged cells with a row without height, which serves other programs. */
const isOnlyForWidths = (row: HTMLTableRowElement): boolean =>
  row.getAttribute('height') === '0' && textIn(row) === '';

/** The text as it reads, with its paragraphs and line breaks. */
function textIn(element: Element): string {
  const lines = [''];
  const isBlank = () => (lines.at(-1) ?? '').trim() === '';
  const write = (text: string) => lines.push(`${lines.pop() ?? ''}${text}`);

  const read = (node: Node): void => {
    if (node instanceof Text) write(node.data.replaceAll(/[\s\u00a0]+/g, ' '));
    if (!(node instanceof Element) || UNSEEN.has(node.localName)) return;
    const name = node.localName;
    if (name === 'br') lines.push('');
    const isBlock = BLOCKS.has(name);
    if (isBlock && !isBlank()) lines.push('');
    const begun = lines.length;
    for (const child of node.childNodes) read(child);
    if (PARTS_OF_A_LINE.has(name)) write(' ');
    const isEmptyParagraph = name === 'p' && lines.length === begun;
    if (isBlock && (!isBlank() || isEmptyParagraph)) lines.push('');
  };
  for (const child of element.childNodes) read(child);
  return lines
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .join('\n')
    .trim();
}
