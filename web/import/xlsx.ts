import { addDays } from '#domain/day.ts';
import type { Sheet, Source, SourceCell } from '#domain/import/source.ts';
import { tidy } from './delimited.ts';
import { xmlTokens } from './markup.ts';
import {
  CELLS_MAX,
  COLUMNS_MAX,
  hiddenWords,
  PLACES_MAX,
  ROWS_MAX,
  SHEETS_MAX,
  STRINGS_MAX,
  Unreadable,
} from './unreadable.ts';
import { say } from './words.ts';
import type { Zip } from './zip.ts';

type Listed = { readonly name: string; readonly path: string; readonly hidden: boolean };

/** The cells of a workbook's visible sheets: macros, links and formulas are ignored. */
export async function sourceOfXlsx(zip: Zip): Promise<Source> {
  const listed = await listedSheets(zip);
  if (listed.length > SHEETS_MAX)
    throw new Unreadable(say.tooManySheets(listed.length, SHEETS_MAX));
  const words = sharedStrings(await zip.text('xl/sharedStrings.xml'));
  const formats = formatsOf(await zip.text('xl/styles.xml'));
  const sheets: Sheet[] = [];
  let room = CELLS_MAX;
  const unseen = { rows: 0, columns: 0, sheets: 0 };
  for (const { name, path, hidden } of listed) {
    if (hidden) {
      unseen.sheets += 1;
      continue;
    }
    const xml = await zip.text(path);
    if (xml === null) continue;
    const { cells, hiddenRows, hiddenColumns } = cellsOf(xml, words, formats);
    unseen.rows += hiddenRows;
    unseen.columns += hiddenColumns;
    room -= cells.filter(({ text }) => text !== '').length;
    if (room < 0) throw new Unreadable(say.tooManyCells(CELLS_MAX));
    sheets.push({ name, blocks: [{ kind: 'table', cells }] });
  }
  const unread = hiddenWords(unseen);
  return unread === null ? { sheets } : { sheets, unread };
}

async function listedSheets(zip: Zip): Promise<Listed[]> {
  const paths = new Map<string, string>();
  for (const token of xmlTokens((await zip.text('xl/_rels/workbook.xml.rels')) ?? '')) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const target = token.attribute('Target') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
    paths.set(token.attribute('Id') ?? '', path);
  }
  const listed: Listed[] = [];
  for (const token of xmlTokens((await zip.text('xl/workbook.xml')) ?? '')) {
    if (token.kind !== 'open' || token.name !== 'sheet') continue;
    const path = paths.get(token.attribute('r:id') ?? token.attribute('id') ?? '');
    const hidden = /hidden/i.test(token.attribute('state') ?? '');
    // A sheet of a chart alone has no cells.
    if (path?.includes('worksheets/'))
      listed.push({ name: token.attribute('name') ?? '', path, hidden });
  }
  return listed;
}

function sharedStrings(xml: string | null): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isReading = 0;
  for (const token of xmlTokens(xml ?? '')) {
    if (token.kind === 'text') {
      if (isText && isReading === 0) text += token.text;
      continue;
    }
    // Phonetic readings of Japanese and Chinese are not part of the text.
    if (token.name === 'rPh') isReading += token.kind === 'open' ? (token.closed ? 0 : 1) : -1;
    if (token.name === 't') isText = token.kind === 'open' && !token.closed;
    if (token.name !== 'si') continue;
    if (token.kind === 'open' && !token.closed) text = '';
    else {
      if (strings.length > STRINGS_MAX) throw new Unreadable(say.tooManyCells(CELLS_MAX));
      strings.push(token.kind === 'open' ? '' : tidy(text));
    }
  }
  return strings;
}

const columnOf = (reference: string): number =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;
const rowOf = (reference: string): number => Number(/\d+/.exec(reference)?.[0] ?? 1) - 1;

type Cells = {
  readonly cells: readonly SourceCell[];
  /** The numbers of hidden rows and columns that contain text. */
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
};

function cellsOf(xml: string, words: readonly string[], formats: readonly string[]): Cells {
  const cells: SourceCell[] = [];
  const spans = new Map<string, { rowSpan: number; columnSpan: number }>();
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  let row = -1;
  let column = -1;
  let places = 0;
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;
  const end = () => {
    const text = textFor(type, value, words, formats[style] ?? '');
    if (text !== '') cells.push({ row, column, rowSpan: 1, columnSpan: 1, text });
    if (cells.length > CELLS_MAX) throw new Unreadable(say.tooManyCells(CELLS_MAX));
  };
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isValue) value += token.text;
      continue;
    }
    const { name } = token;
    const opens = token.kind === 'open';
    if (name === 'v' || name === 't') isValue = opens && !token.closed;
    else if (name === 'row' && opens) {
      row = Number(token.attribute('r') ?? row + 2) - 1;
      column = -1;
      if (token.attribute('hidden') === '1') hiddenRows.add(row);
    } else if (name === 'col' && opens && token.attribute('hidden') === '1') {
      const to = Math.min(Number(token.attribute('max')), COLUMNS_MAX);
      for (let each = Number(token.attribute('min')); each <= to; each += 1)
        hiddenColumns.add(each - 1);
    } else if (name === 'c' && opens) {
      places += 1;
      const reference = token.attribute('r');
      column = reference ? columnOf(reference) : column + 1;
      if (reference) row = rowOf(reference);
      if (places > PLACES_MAX) throw new Unreadable(say.tooManyCells(CELLS_MAX));
      type = token.attribute('t') ?? 'n';
      style = Number(token.attribute('s') ?? 0);
      value = '';
    } else if (name === 'c') end();
    else if (name === 'mergeCell' && opens) {
      const [from = '', to = from] = (token.attribute('ref') ?? '').split(':');
      spans.set(`${rowOf(from)} ${columnOf(from)}`, {
        rowSpan: Math.min(rowOf(to) - rowOf(from) + 1, ROWS_MAX),
        columnSpan: Math.min(columnOf(to) - columnOf(from) + 1, COLUMNS_MAX),
      });
    }
  }
  // Merged cells and hidden rows use the file's numbering, which `within` changes.
  const seen = cells
    .map((cell) => ({ ...cell, ...spans.get(`${cell.row} ${cell.column}`) }))
    // A merged cell is seen as long as one of its rows and one of its columns is.
    .filter((cell) => isAnySeen(cell.row, cell.rowSpan, hiddenRows))
    .filter((cell) => isAnySeen(cell.column, cell.columnSpan, hiddenColumns))
    .map((cell) => withoutColumns(cell, hiddenColumns));
  const hiddenAmong = (numbers: readonly number[], hidden: ReadonlySet<number>) =>
    new Set(numbers.filter((each) => hidden.has(each))).size;
  return {
    cells: within(seen),
    hiddenRows: hiddenAmong(
      cells.map((cell) => cell.row),
      hiddenRows,
    ),
    hiddenColumns: hiddenAmong(
      cells.map((cell) => cell.column),
      hiddenColumns,
    ),
  };
}

const isAnySeen = (from: number, span: number, hidden: ReadonlySet<number>): boolean =>
  Array.from({ length: span }, (_, each) => from + each).some((each) => !hidden.has(each));

/** Moves a cell left past hidden columns: a gap would look like a second column of the same day. */
function withoutColumns(cell: SourceCell, hidden: ReadonlySet<number>): SourceCell {
  const { column, columnSpan } = cell;
  const before = [...hidden].filter((each) => each < column).length;
  const inside = [...hidden].filter((each) => each >= column && each < column + columnSpan).length;
  return { ...cell, column: column - before, columnSpan: columnSpan - inside };
}

/** Closes large gaps: a stray cell far away would make a table of a million blank cells. */
function within(cells: readonly SourceCell[]): readonly SourceCell[] {
  const far = cells.some(({ row, column }) => row >= ROWS_MAX || column >= COLUMNS_MAX);
  if (!far) return cells;
  const rows = [...new Set(cells.map(({ row }) => row))].sort((one, other) => one - other);
  const columns = [...new Set(cells.map(({ column }) => column))].sort((one, other) => one - other);
  if (columns.length > COLUMNS_MAX || rows.length > ROWS_MAX)
    throw new Unreadable(say.tooManyCells(CELLS_MAX));
  const rowAt = new Map(rows.map((row, at) => [row, at]));
  const columnAt = new Map(columns.map((column, at) => [column, at]));
  const covered = (kept: readonly number[], from: number, span: number) =>
    kept.filter((each) => each >= from && each < from + span).length;
  return cells.map((cell) => ({
    ...cell,
    row: rowAt.get(cell.row) ?? 0,
    column: columnAt.get(cell.column) ?? 0,
    rowSpan: cell.rowSpan === 1 ? 1 : covered(rows, cell.row, cell.rowSpan),
    columnSpan: cell.columnSpan === 1 ? 1 : covered(columns, cell.column, cell.columnSpan),
  }));
}

function textFor(type: string, value: string, words: readonly string[], format: string): string {
  if (value === '') return '';
  if (type === 's') return words[Number(value)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, 10);
  return type === 'n' ? shownNumber(value, format) : tidy(value);
}

/** The built-in format numbers for dates and times; other formats are defined in the file. */
const BUILT_IN: Readonly<Record<number, string>> = {
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm am/pm',
  19: 'h:mm:ss am/pm',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  9: '0%',
  10: '0.00%',
};

/** The number format of each style of a workbook, in the order in which cells name them. */
function formatsOf(xml: string | null): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isCells = false;
  for (const token of xmlTokens(xml ?? '')) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') isCells = token.kind === 'open';
    if (token.kind !== 'open') continue;
    if (token.name === 'numFmt')
      own.set(Number(token.attribute('numFmtId')), token.attribute('formatCode') ?? '');
    if (token.name !== 'xf' || !isCells) continue;
    const id = Number(token.attribute('numFmtId') ?? 0);
    formats.push(own.get(id) ?? BUILT_IN[id] ?? '');
  }
  return formats;
}

const FIRST_DAY = '1899-12-30';
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const A_MONDAY = 2;

/** A number as the sheet displays it: dates and times by their format, anything else as digits. */
function shownNumber(value: string, format: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const shape = format.toLowerCase().replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  const hasTime = /h|s/.test(shape);
  const hasDate = /[dy]|mmm|^m+\//.test(shape);
  if (hasDate && number >= 1 && number < 2_958_466) {
    const day = addDays(FIRST_DAY, Math.floor(number));
    if (!/[my]/.test(shape)) return DAY_NAMES[weekdayOf(number)] ?? day;
    const name = /ddd/.test(shape) ? `${DAY_NAMES[weekdayOf(number)]} ` : '';
    return `${name}${day}`;
  }
  if (hasTime && number >= 0) return clock(number % 1);
  if (shape.includes('%')) return `${rounded(number * 100)}%`;
  return String(rounded(number));
}

const weekdayOf = (serial: number) => (Math.floor(serial) - A_MONDAY + 7) % 7;

function clock(part: number): string {
  const minutes = Math.round(part * 1440) % 1440;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Removes floating-point noise: 0.30000000000000004 becomes 0.3. */
const rounded = (number: number) => Number(number.toPrecision(12));
