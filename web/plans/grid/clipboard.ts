import type { PlanText } from '../form/fields.ts';
import { LAST_COLUMN, LAST_ROW, type Place, pathAt } from './moves.ts';

/**
 * The rows and columns of a text as spreadsheets copy it: tabs between cells, line breaks between
 * rows, a cell with either of them in double quotes.
 */
export function tableIn(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  let at = 0;
  while (at <= source.length) {
    const { cell, next } = cellAt(source, at);
    row.push(cell.trim());
    if (source[next] !== '\t') {
      rows.push(row);
      row = [];
    }
    at = next + 1;
  }
  return rows;
}

function cellAt(source: string, from: number): { cell: string; next: number } {
  const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(from));
  if (quoted) {
    const inside = (quoted[1] ?? '').replaceAll('""', '"');
    return { cell: inside, next: from + quoted[0].length };
  }
  const rest = source.slice(from).search(/[\t\n]/);
  const next = rest === -1 ? source.length : from + rest;
  return { cell: source.slice(from, next), next };
}

/**
 * Whether a paste is meant for several cells: always when it has tabs or was copied as a table;
 * plain lines only into a cell without text of its own, where they cannot be meant to continue it.
 */
export function isBlock(text: string, copiedAsTable: boolean, cellIsBlank: boolean): boolean {
  if (text.includes('\t')) return true;
  const lines = /\n(?!$)/.test(text.replaceAll('\r\n', '\n'));
  return lines && (copiedAsTable || cellIsBlank);
}

/** Joins the lines of a timing. Spaces at its two ends stay: somebody may still be typing there. */
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
export function fillFrom(from: Place, table: readonly (readonly string[])[]): BlockFill {
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
