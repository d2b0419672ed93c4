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

/** Why a file or a paste cannot be read: what was seen, and what to do. */
const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`;

const size = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : megabytes(bytes);

export const TOO_LARGE = (bytes: number, most: number): string =>
  `This file has ${megabytes(bytes)}; up to ${megabytes(most)} are read. Copy the part with the plan to a file of its own, or paste it here.`;
export const EMPTY_FILE = 'This file is empty. Choose the one with the plan.';
export const LOCKED =
  'This file is locked with a password. Open it in its own program, save it without the password, and choose it again.';
export const OLD_OFFICE =
  'This is a file of an old Office version (.xls or .doc). Open it and save it as .xlsx or .docx, or copy the table and paste it here.';
export const PDF =
  'This is a PDF, in which tables are only drawn. Open it, copy the table, and paste it here, or choose the Word or Excel file that it was made from.';
export const PICTURE =
  'This is a picture; words in pictures cannot be read. Choose the Word or Excel file, or paste the plan as text.';
export const OTHER_KIND =
  'This is neither a spreadsheet, nor a Word document, nor a table as text. Choose an .xlsx, .docx, .csv or .tsv file, or paste the table here.';
export const OTHER_ZIP = (names: string): string =>
  `This is an archive without a spreadsheet or a Word document${names}. Unpack it, and choose the file with the plan.`;
export const PAGES_OR_NUMBERS =
  'This file was made by Numbers, Pages or OpenOffice. Export it as .xlsx or .docx, or copy the table and paste it here.';
export const BROKEN =
  'This file is damaged: it ends too early or was changed on its way. Save it again in its own program, or copy the table and paste it here.';
export const BOMB = (most: number): string =>
  `Unpacked, this file has more than ${megabytes(most)}, far more than a plan. Nothing of it was read. Copy the table alone and paste it here.`;
export const ENTITIES =
  'This file defines words of its own inside (a DTD), which no Office program does. Nothing of it was read. Save it again in its own program.';
export const TOO_MANY_SHEETS = (count: number, most: number): string =>
  `This workbook has ${count.toLocaleString('en')} sheets; up to ${most} are read. Copy the sheets with the plan to a workbook of their own.`;
export const TOO_MANY_CELLS = (most: number): string =>
  `There are more than ${most.toLocaleString('en')} cells with text in it; a week has 64. Copy the part with the plan to a file of its own, or paste it here.`;
export const FILE_SEEN = (name: string, bytes: number): string => `“${name}” has ${size(bytes)}`;
export const PASTE_SEEN = (characters: number): string =>
  `What was pasted has ${characters.toLocaleString('en')} characters`;
export const TOO_LONG = (seen: string, seconds: number): string =>
  `${seen} and was not understood within ${seconds} seconds, so reading it was stopped. Copy the table with the plan alone, and paste it here.`;
export const STOPPED = (seen: string): string =>
  `${seen} and could not be read to its end in this browser. Copy the table with the plan alone, and paste it here.`;
/** The page may also be of a build whose files are gone. */
export const CANNOT_START =
  'The plan reader could not be loaded. Check your connection, load this page again, and choose the plan once more.';
export const FILE_GONE = (name: string): string =>
  `“${name}” cannot be opened any more: it was moved, changed or deleted. Choose it again.`;

/** '3 hidden rows were not read.'; null where nothing is hidden. */
export function HIDDEN(counts: Readonly<Record<'rows' | 'columns' | 'sheets', number>>) {
  const parts = (['rows', 'columns', 'sheets'] as const)
    .filter((what) => counts[what] > 0)
    .map((what) => `${counts[what]} hidden ${counts[what] === 1 ? what.slice(0, -1) : what}`);
  if (parts.length === 0) return null;
  const isOne = counts.rows + counts.columns + counts.sheets === 1;
  return `${new Intl.ListFormat('en').format(parts)} ${isOne ? 'was' : 'were'} not read.`;
}
