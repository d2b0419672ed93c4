import { OWN_TABLE, type Rows } from '../grid/clipboard.ts';

/**
 * Texts that would be read as something else go in quotes: a single cell may be pasted into other programs too.
 */
const QUOTED = /^"|[\t\n]/;

/** A block as text, in the format in which spreadsheets copy theirs. */
export function tsvOf(block: Rows): string {
  const rows = block.map((row) => row.map(tsvCell).join('\t'));
  // Readers do not count a single line break at the very end as a row.
  return rows.at(-1) === '' && rows.length > 1 ? `${rows.join('\r\n')}\r\n` : rows.join('\r\n');
}

const tsvCell = (text: string): string =>
  QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

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
