import { partsIn, quantityIn, unitCalled as unitOfTable } from '#domain/quantity.ts';
import { BODY_WORDS } from '#domain/unitWords.ts';
import { momentIn, timeIn } from '../../import/dates.ts';

const NOTHING = /^(?:[-–—.]*|n\/?a|null|none|nan)$/i;

/** Nothing is stored in these: stones become pounds, and grams kilograms. */
export const CONVERTED: readonly (string | null)[] = ['st', 'g'];

/** A number, and the word beside it. Null for anything else. */
export function amountIn(text: string): { value: number; unit: string | null } | null {
  const [part, ...more] = partsIn(text) ?? [];
  if (part && CONVERTED.includes(unitOfTable(part.unit, BODY_WORDS) ?? '')) {
    const stored = quantityIn(text, { units: ['kg', 'lb'], chosen: 'kg', table: BODY_WORDS });
    return stored && !Number.isNaN(stored.value) ? stored : null;
  }
  if (!part || more.length > 0 || /\s/.test(part.unit)) return null;
  return { value: part.value, unit: part.unit || null };
}

/** Whether there is no value in a cell. */
export const isBlank = (cell: string | undefined): boolean => NOTHING.test(cell?.trim() ?? '');

/**
 * The unit that a word means: one of the kind's own `units`, or another known unit; the word itself if it is
 * no unit.
 */
export function unitCalled(word: string, units: readonly string[]): string {
  const plain = word.trim().toLowerCase();
  const own = units.find((unit) => unit.toLowerCase() === plain);
  return own ?? unitOfTable(plain, BODY_WORDS) ?? word.trim();
}

/** Whether a cell or word is a unit and nothing else. */
export const isUnit = (word: string, units: readonly string[]): boolean =>
  word !== '' && (unitCalled(word, units) in BODY_WORDS || units.includes(unitCalled(word, units)));

/** The unit in a heading: 'Weight (kg)', 'Weight, kg', 'weight_kg', 'kg'. Null for none. */
export function unitInHeading(heading: string, units: readonly string[]): string | null {
  const bracketed = [...heading.matchAll(/[([（]([^)\]）]*)[)\]）]/g)].map(([, word = '']) =>
    word.trim(),
  );
  const [, last = ''] = /(?:^|[\s,_])([^\s,_]+)\s*$/.exec(heading) ?? [];
  // A lone letter at the end is rather part of a name.
  const words = [...bracketed, ...(last.length > 1 || /[%g]/.test(last) ? [last] : [])];
  const word = words.find((each) => isUnit(each, units));
  return word === undefined ? null : unitCalled(word, units);
}

/** Writes stones and grams from the heading into the cells of a weight; behind stones, the pounds of the next column. */
export function unitsInCells({ header, rows, ...section }: Section): Section {
  const named = (header ?? []).map((name) => unitInHeading(name, []) ?? '');
  const isOver = (at: number, { cells }: Row) =>
    named[at - 1] === 'st' && named[at] === 'lb' && !isBlank(cells[at]) && Number(cells[at]) < 14;
  const cellsOf = (row: Row) =>
    row.cells.map((cell, at) => {
      if (isOver(at, row)) return '';
      if (!CONVERTED.includes(named[at] ?? '') || isBlank(cell)) return cell;
      return `${cell} ${named[at]}${isOver(at + 1, row) ? ` ${row.cells[at + 1]} lb` : ''}`;
    });
  return { ...section, header, rows: rows.map((row) => ({ ...row, cells: cellsOf(row) })) };
}

export type Row = { readonly line: number; readonly cells: readonly string[] };

/** Rows that belong together, with the heading of their columns and the lines above it. */
export type Section = {
  readonly titles: readonly string[];
  readonly header: readonly string[] | null;
  readonly rows: readonly Row[];
};

export const isMoment = (text: string): boolean =>
  momentIn(text, 'day-first') !== null || momentIn(text, 'month-first') !== null;

const filledIn = ({ cells }: Row) => cells.filter((cell) => cell !== '');

/** A row of words: a heading of columns, or a title. */
const isOfWords = (row: Row): boolean =>
  filledIn(row).every((cell) => {
    const parts = partsIn(cell);
    const isNumber = parts?.every(({ unit }) => unit === '' || isUnit(unit, [])) ?? false;
    return /[\p{L}%]/u.test(cell) && !isNumber && !isMoment(cell) && timeIn(cell) === null;
  });

/** The sections of a file: each begins with words after rows of values. Those with one heading become one. */
export function sectionsOf(rows: readonly Row[]): Section[] {
  const found: { titles: string[]; header: readonly string[] | null; rows: Row[] }[] = [];
  const begin = () => {
    const section = { titles: [], header: null, rows: [] };
    found.push(section);
    return section;
  };
  let now = begin() as (typeof found)[number];
  for (const row of rows) {
    if (!isOfWords(row)) {
      now.rows.push(row);
      continue;
    }
    if (now.rows.length > 0) now = begin();
    const [title = '', ...more] = filledIn(row);
    if (more.length === 0) now.titles.push(title);
    else if (now.header && more.every((cell) => isUnit(cell, [])))
      now.header = now.header.map((name, at) => `${name} ${row.cells[at] ?? ''}`.trim());
    else now.header = row.cells;
  }
  const sections: Section[] = [];
  for (const { header: own, ...section } of found) {
    if (!section.rows.some(({ cells }) => cells.some(isMoment))) continue;
    const last = sections.at(-1);
    const header = own ?? last?.header ?? null;
    const same = sections.find((each) => each.header?.join('\t') === header?.join('\t'));
    if (!same) sections.push(datedByRow({ ...section, header }));
    else
      sections[sections.indexOf(same)] = {
        ...same,
        rows: [...same.rows, ...datedByRow({ ...section, header }).rows],
      };
  }
  return sections;
}

/** Where a row has only a date, the rows below are of that day: they get it as another column. */
function datedByRow(section: Section): Section {
  const { header, rows } = section;
  const isDate = (row: Row) => {
    const [only = '', ...more] = filledIn(row);
    return more.length === 0 && isMoment(only);
  };
  const width = Math.max(header?.length ?? 0, ...rows.map(({ cells }) => cells.length));
  if (width < 2 || !rows.some(isDate)) return section;
  let date = '';
  const dated = rows.flatMap((row) => {
    if (!isDate(row)) {
      const cells = Array.from({ length: width }, (_, at) => row.cells[at] ?? '');
      return [{ line: row.line, cells: [...cells, date] }];
    }
    [date = ''] = filledIn(row);
    return [];
  });
  const named = Array.from({ length: width }, (_, at) => header?.[at] ?? '');
  return { ...section, header: header && [...named, 'Date'], rows: dated };
}
