import { type Block, cellAt, type SourceCell } from '#domain/import/source.ts';
import { CELLS_MAX, COLUMNS_MAX, Unreadable } from './unreadable.ts';
import { say } from './words.ts';

export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const zeros = bytes.subarray(0, 400).filter((byte, at) => byte === 0 && at % 2 === 1).length;
  if (zeros > 20) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The encoding in which Excel saves CSV files in Europe.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A quotation mark within a cell is an inch. */
const QUOTED = /(^|[,;\t\r\n])"(?:[^"]|"")*(?:"|$)/g;

/** What separates the cells, or null for a text that is no table. */
export function separatorOf(text: string): string | null {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named) return named;
  const lines = text
    .slice(0, 20_000)
    .replaceAll(QUOTED, '$1')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 40);
  for (const sign of ['\t', ';', ',']) {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const most = Math.max(0, ...counts);
    const alike = counts.filter((count) => count === most).length;
    const some = counts.filter((count) => count > 0).length;
    // Sentences contain commas too: they count only if most lines have the same number of them. Tabs and
    // semicolons need to be in only half of the lines.
    if (
      sign === ',' ? most >= 2 && alike * 2 > lines.length : most >= 1 && some * 2 >= lines.length
    )
      return sign;
  }
  return null;
}

/** A table from text with a separator; cells that contain the separator or line breaks are quoted. */
export function tableOf(source: string, sign: string): Block {
  const text = source.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const cells: SourceCell[] = [];
  let filled = 0;
  let row = 0;
  let column = 0;
  let at = 0;
  while (at <= text.length) {
    const [cell, next] = readCell(text, at, sign);
    const said = tidy(cell);
    if (said !== '') filled += 1;
    if (filled > CELLS_MAX || column > COLUMNS_MAX)
      throw new Unreadable(say.tooManyCells(CELLS_MAX));
    cells.push(cellAt(row, column, said));
    if (text[next] === sign) column += 1;
    else {
      column = 0;
      row += 1;
    }
    at = next + (text[next] === '\r' && text[next + 1] === '\n' ? 2 : 1);
  }
  return { kind: 'table', cells };
}

function readCell(text: string, from: number, sign: string): [string, number] {
  if (text[from] === '"') {
    let at = from + 1;
    for (;;) {
      const quote = text.indexOf('"', at);
      if (quote === -1) break;
      if (text[quote + 1] !== '"') {
        const after = text[quote + 1];
        if (after === undefined || after === sign || after === '\n' || after === '\r')
          return [text.slice(from + 1, quote).replaceAll('""', '"'), quote + 1];
        break;
      }
      at = quote + 2;
    }
  }
  let end = from;
  while (end < text.length && text[end] !== sign && text[end] !== '\n' && text[end] !== '\r')
    end += 1;
  return [text.slice(from, end), end];
}

/** Trims every line, collapses blanks, and removes blank lines at the beginning and the end. */
export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[\t \u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
