import type { PlanText } from '../form/fields.ts';
import type { HtmlTable } from './htmlTable.ts';
import { LAST_COLUMN, LAST_ROW, type Place, pathAt } from './moves.ts';

/** Marks a table copied from this app: each of its cells has its place, so no import is offered for it. */
export const OWN_TABLE = 'data-weekplate';

/** The texts of a block of cells. */
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

export type BlockFill = {
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
