/** A plan has some kilobytes; with pictures and letterheads some megabytes. */
export const FILE_MAX = 20_000_000;
/** Of what is unpacked: the sheets, their words and the document, without pictures. */
export const UNPACKED_MAX = 24_000_000;
export const TEXT_MAX = 4_000_000;
export const ENTRIES_MAX = 20_000;
export const SHEETS_MAX = 100;
/** Cells with text, of all sheets together. */
export const CELLS_MAX = 20_000;
/** Texts that cells share; those of hidden sheets and deleted cells are among them. */
export const STRINGS_MAX = 60_000;
/** Cells of a sheet, the blank ones too, and how far from its first one they may lie. */
export const PLACES_MAX = 300_000;
export const ROWS_MAX = 5000;
export const COLUMNS_MAX = 300;
/** Milliseconds for reading and recognising; a plan takes a tenth of a second. */
export const TIME_MAX = 2000;
/** Milliseconds until the code that reads is there. */
export const START_MAX = 15_000;

/** What cannot be read, with the sentence for whoever chose it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
