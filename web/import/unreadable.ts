import { inDigits } from '#domain/language/language.ts';
import { say } from './words.ts';

/** A plan has some kilobytes; with pictures and letterheads some megabytes. */
export const FILE_MAX = 20_000_000;
/** Unpacked bytes: the sheets, their texts and the document, without pictures. */
export const UNPACKED_MAX = 24_000_000;
export const TEXT_MAX = 4_000_000;
export const ENTRIES_MAX = 20_000;
export const SHEETS_MAX = 100;
/** Cells with text, of all sheets together. */
export const CELLS_MAX = 20_000;
/** Shared strings, including those of hidden sheets and deleted cells. */
export const STRINGS_MAX = 60_000;
/** Cells of a sheet, including blank ones; below, how far they may be from the first cell. */
export const PLACES_MAX = 300_000;
export const ROWS_MAX = 5000;
export const COLUMNS_MAX = 300;
/** Milliseconds for reading and recognising; a plan takes a tenth of a second. */
export const TIME_MAX = 2000;
export const START_MAX = 15_000;

/** A source that cannot be read, with a sentence for the user. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export const megabytes = (bytes: number): string =>
  `${inDigits(Math.round(bytes / 100_000) / 10)} MB`;

export const sizeOf = (bytes: number): string =>
  bytes < 100_000 ? `${inDigits(Math.ceil(bytes / 1000))} kB` : megabytes(bytes);

/** '3 hidden rows were not read.'; null where nothing is hidden. */
export function hiddenWords({ rows, columns, sheets }: Hidden): string | null {
  const parts = [
    ...(rows > 0 ? [say.hiddenRows(rows)] : []),
    ...(columns > 0 ? [say.hiddenColumns(columns)] : []),
    ...(sheets > 0 ? [say.hiddenSheets(sheets)] : []),
  ];
  return parts.length > 0 ? say.hiddenNotRead(parts, rows + columns + sheets) : null;
}

type Hidden = Readonly<Record<'rows' | 'columns' | 'sheets', number>>;
