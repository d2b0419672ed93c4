import { NOT_TEXT, TOO_LARGE } from './words.ts';

/** In characters: far more than the rows that one request takes. */
const MOST = 200_000;
const SEPARATORS = ['\t', ';', ','];

export type Cells =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly sentence: string };

/** The text of a file; or a sentence if it is too large or not text. */
export async function readTable(file: File): Promise<Cells> {
  if (file.size > MOST * 4) return { ok: false, sentence: TOO_LARGE };
  return cellsOf(await file.text());
}

/** The cells of a CSV, separated by tabs, semicolons or commas. */
export async function cellsOf(text: string): Promise<Cells> {
  if (text.length > MOST) return { ok: false, sentence: TOO_LARGE };
  // A picture, a spreadsheet, or a text in UTF-16.
  if (text.includes('\u0000') || text.includes('\uFFFD')) return { ok: false, sentence: NOT_TEXT };
  const { parse } = (await import('papaparse')).default;
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: separatorOf(text),
    skipEmptyLines: false,
  });
  return { ok: true, rows: data };
}

/** The most frequent separator in the first line that has any, outside of quotes. */
function separatorOf(text: string): string {
  const line = text
    .slice(0, 4000)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .find((each) => each.trim() !== '');
  const counts = SEPARATORS.map((sign) => (line ?? '').split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
