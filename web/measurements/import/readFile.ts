import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#domain/measurements/measurement.ts';
import { separatorOf } from '../../import/delimited.ts';
import type { Table } from './recognise.ts';
import { EMPTY, NOT_TEXT, TOO_LARGE, TOO_MANY } from './words.ts';

type Read =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly sentence: string };

const refuse = (sentence: string): Read => ({ ok: false, sentence });

/** The number of heading rows allowed above the values. */
const HEADINGS = 10;

/** Reads the cells of a CSV file; or a sentence if it is too large or has none. */
export async function readFile(file: File): Promise<Read> {
  if (file.size > IMPORT_BYTES_MAX) return refuse(TOO_LARGE);
  const text = await file.text();
  // A picture, a spreadsheet, or a text in UTF-16.
  if (text.includes('\u0000') || text.includes('\uFFFD')) return refuse(NOT_TEXT);
  return readText(text);
}

export async function readText(text: string): Promise<Read> {
  const { parse } = (await import('papaparse')).default;
  const most = IMPORT_ROWS_MAX + HEADINGS;
  const separator = separatorOf(text) ?? ',';
  const { data } = parse<string[]>(text, {
    delimiter: separator,
    skipEmptyLines: false,
    // One more row than allowed, to notice that there are too many.
    preview: most + 1,
  });
  const filled = data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return refuse(EMPTY);
  if (data.length > most) return refuse(TOO_MANY);
  return { ok: true, table: { rows: data, separator } };
}
