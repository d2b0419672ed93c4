import type { PlanText } from '../form/fields.ts';
import { LAST_COLUMN, LAST_ROW, type Place, pathAt } from './moves.ts';
import { say } from './words.ts';

/** Marks a table copied from this app: each of its cells has its place, so no import is offered for it. */
export const OWN_TABLE = 'data-weekplate';

export type Rows = readonly (readonly string[])[];

/**
 * The rows and columns of a text as spreadsheets copy it: tabs between cells, line breaks between rows, a cell
 * that contains either of them in double quotes.
 */
export function tableIn(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  let at = 0;
  while (at <= source.length) {
    const { cell, next } = cellAt(source, at);
    row.push(cell);
    if (source[next] !== '\t') {
      rows.push(row);
      row = [];
    }
    at = next + 1;
  }
  return rows;
}

const QUOTED = /"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)/y;
const PLAIN = /[^\t\n]*/y;

function matchAt(pattern: RegExp, source: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(source);
}

function cellAt(source: string, from: number): { cell: string; next: number } {
  const quoted = matchAt(QUOTED, source, from);
  if (quoted) {
    const inside = (quoted[1] ?? '').replaceAll('""', '"');
    return { cell: inside, next: from + quoted[0].length };
  }
  const cell = matchAt(PLAIN, source, from)?.[0] ?? '';
  return { cell, next: from + cell.length };
}

/**
 * The pasted texts, cell by cell. They come from the HTML, because only it has merged cells and paragraphs. If the
 * plain text has the same words it is used, because only it keeps each space and each blank line.
 */
export function pastedRows(text: string, html: string, table: HtmlTable | null): Rows {
  const rows = tableIn(text);
  if (table) return isSameTable(rows, table.rows) ? rows : table.rows;
  // If no spreadsheet copied the text, spaces around a cell only align the columns.
  return /<table\b/i.test(html) ? rows : rows.map((row) => row.map((cell) => cell.trim()));
}

/** The text of a single cell copied from this app, which is pasted into a text as plain text; '' otherwise. */
export function ownCell(text: string, html: string): string {
  const rows = html.includes(OWN_TABLE) ? tableIn(text) : [];
  return rows.length === 1 && rows[0]?.length === 1 ? (rows[0][0] ?? '') : '';
}

const isSameTable = (some: Rows, others: Rows): boolean =>
  some.length === others.length &&
  some.every((row, at) => {
    const other = others[at] ?? [];
    return row.length === other.length && row.every((cell, to) => words(cell) === words(other[to]));
  });

const words = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Whether a paste is meant for several cells: always if it has tabs or was copied as a table; plain lines only in
 * a blank cell, where they cannot be meant to continue its text.
 */
export function isBlock(text: string, copiedAsTable: boolean, cellIsBlank: boolean): boolean {
  if (text.includes('\t')) return true;
  const lines = /\n(?!$)/.test(text.replaceAll('\r\n', '\n'));
  return lines && (copiedAsTable || cellIsBlank);
}

/** Joins the lines of a timing. Spaces at both ends stay, because somebody may still be typing there. */
export function oneLine(text: string): string {
  const [first = '', ...others] = text.split('\n');
  const last = others.pop();
  if (last === undefined) return text;
  const between = others.map((line) => line.trim()).filter((line) => line !== '');
  return [first.trimEnd(), ...between, last.trimStart()].join(' ');
}

type BlockFill = {
  readonly changes: PlanText;
  readonly cells: number;
  /** Cells of the block that lie beyond the edge of the grid. */
  readonly cut: number;
};

/** A block laid on the grid with its first cell at `from`. */
export function fillFrom(from: Place, table: Rows): BlockFill {
  const changes: Record<string, string> = {};
  let cut = 0;
  for (const [rows, row] of table.entries()) {
    for (const [columns, cell] of row.entries()) {
      const place = { row: from.row + rows, column: from.column + columns };
      if (place.row > LAST_ROW || place.column > LAST_COLUMN) cut += cell === '' ? 0 : 1;
      else changes[pathAt(place)] = place.column === 0 ? oneLine(cell) : cell;
    }
  }
  return { changes, cells: Object.keys(changes).length, cut };
}

type HtmlTable = {
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

/**
 * Texts that would be read as something else go in quotes: a single cell may be pasted into other programs too.
 */
const NEEDS_QUOTES = /^"|[\t\n]/;

export function tsvOf(block: Rows): string {
  const rows = block.map((row) => row.map(tsvCell).join('\t'));
  // Readers do not count a single line break at the very end as a row.
  return rows.at(-1) === '' && rows.length > 1 ? `${rows.join('\r\n')}\r\n` : rows.join('\r\n');
}

const tsvCell = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * A block as an HTML table, which spreadsheets prefer to the text. Excel and Google Sheets would turn '007' into a
 * number and '=1+1' into a formula: each is told, in its own way, that a cell is a text.
 */
export function htmlOf(block: Rows): string {
  const rows = block.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`);
  return `<meta charset="utf-8"><table ${OWN_TABLE}>${rows.join('')}</table>`;
}

function htmlCell(text: string): string {
  const forSheets = escaped(JSON.stringify({ 1: 2, 2: text }));
  return `<td dir="auto" style="${FOR_EXCEL}" data-sheets-value="${forSheets}">${lines(text)}</td>`;
}

const FOR_EXCEL = "mso-number-format:'\\@';white-space:pre-wrap";

// Excel turns plain line breaks into rows.
const LINE_BREAK = '<br style="mso-data-placement:same-cell">';

const lines = (text: string) => escaped(text).replaceAll('\n', LINE_BREAK);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

type Pasted = Pick<BlockFill, 'cells' | 'cut'>;

/** How many cells a paste changed, and how many had no place. If it changed nothing, no undo is mentioned. */
export const pastedWords = (
  { cells, cut }: Pasted,
  changed: number,
  wordsBeside: boolean,
): string =>
  [
    say.pastedCells(cells),
    ...(cut > 0 ? [say.cellsDidNotFit(cut)] : []),
    ...(wordsBeside ? [say.besideLeftOut] : []),
    ...(changed > 0 ? [say.undoIt] : []),
  ].join(' ');
