import { type Day, isDay } from '#domain/day.ts';
import { MONTHS } from '#domain/import/dayWords.ts';
import { plain } from '#domain/import/letters.ts';

/** Which number of 3/4/2026 is the day; null: unknown. */
export type Order = 'day-first' | 'month-first' | null;

const ISO = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})(?:日|[t ]\d\d:\d\d.*)?$/;
const IN_NUMBERS = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d\d)$/;
const DAY_AND_NAME =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|o)?\s*(?:(?:de|of) |-)?\s*([\p{L}\p{M}]+)\.?,?\s*(?:del? |-)?\s*(\d{4})$/u;
const NAME_AND_DAY = /^([\p{L}\p{M}]+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s*(\d{4})$/u;

const LONGEST = 40;

/**
 * Reads a day as people write it in a list: 2026-12-31, 31.12.2026, 31 December 2026. With dots the day comes
 * first everywhere; in 3/4/2026 `order` says which it is, unless one number is greater than twelve. Null if it
 * cannot be read.
 */
export function dayWritten(cell: string, order: Order = null): Day | null {
  const text = plain(cell.slice(0, LONGEST));
  const [, year, month, day] = ISO.exec(text) ?? inNumbers(text, order) ?? byName(text) ?? [];
  if (!year || !month || !day) return null;
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}

type Parts = readonly (string | undefined)[];

function inNumbers(text: string, order: Order): Parts | null {
  const found = IN_NUMBERS.exec(text);
  if (!found) return null;
  const [, first, sign, second, year] = found;
  const known = sign === '.' ? 'day-first' : (orderOf(first, second) ?? order);
  if (known === null) return null;
  return known === 'day-first' ? ['', year, second, first] : ['', year, first, second];
}

function byName(text: string): Parts | null {
  const [, day, name, year] = DAY_AND_NAME.exec(text) ?? [];
  const [, nameFirst, dayAfter, yearAfter] = NAME_AND_DAY.exec(text) ?? [];
  const month = MONTHS.get(name ?? nameFirst ?? '');
  return month ? ['', year ?? yearAfter, String(month), day ?? dayAfter] : null;
}

const orderOf = (first: string | undefined, second: string | undefined): Order => {
  if (Number(first) > 12) return 'day-first';
  return Number(second) > 12 ? 'month-first' : null;
};

/** The order that the dates of a list show by a number above twelve; null if none does, or they differ. */
export function orderIn(cells: readonly string[]): Order {
  const orders = cells.map((cell) => {
    const [, first, sign, second] = IN_NUMBERS.exec(plain(cell.slice(0, LONGEST))) ?? [];
    return sign === '.' ? null : orderOf(first, second);
  });
  const shown = new Set(orders.filter((order) => order !== null));
  return shown.size === 1 ? ([...shown][0] ?? null) : null;
}
