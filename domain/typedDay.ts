import { addDays, type Day, isDay } from './day.ts';
import { withPlainDigits } from './text.ts';

/** How a region writes a day in figures: 28/11/2026, 11/28/2026 or 2026/11/28. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

const FIGURES = /^(\d{1,4})\s?[./\-\s]\s?(\d{1,2})(?:\s?[./\-\s]\s?(\d{2,4})?)?\.?$/;

/**
 * The day that somebody typed in figures, in the order of their region: '28.11.', '28/11/26', '28112026'. Without
 * a year it is the one nearest to `today`. Null for anything else, and for a day that does not exist.
 */
export function typedDay(text: string, order: DayOrder, today: Day): Day | null {
  const figures = withPlainDigits(text).trim();
  if (/^\d{8}$/.test(figures)) return ofDigits(figures, order);
  const [, first = '', second = '', third] = FIGURES.exec(figures) ?? [];
  if (first.length > 2 || (order === 'ymd' && third))
    return third ? day(first, second, third) : null;
  // Nobody puts a point between the month and the day that follows it.
  const [d, m] = order === 'dmy' || figures.includes('.') ? [first, second] : [second, first];
  if (third) return inEitherOrder(fullYear(third, today), m, d);
  const year = Number(today.slice(0, 4));
  const near = [year, year - 1, year + 1].map((each) => inEitherOrder(String(each), m, d));
  return near.find((each) => each && isNear(each, today)) ?? near[0] ?? null;
}

const HALF_A_YEAR = 183;

const isNear = (each: Day, today: Day) =>
  addDays(today, -HALF_A_YEAR) <= each && each <= addDays(today, HALF_A_YEAR);

/** Eight digits: the year first, or else as the region writes it. A year in the middle of either is no month. */
function ofDigits(digits: string, order: DayOrder): Day | null {
  const iso = day(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6));
  if (iso) return iso;
  const [one, two, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return order === 'mdy' ? inEitherOrder(year, one, two) : inEitherOrder(year, two, one);
}

const YEARS_AHEAD = 10;

/** '26' is 2026, and '85' 1985. */
function fullYear(year: string, today: Day): string {
  if (year.length !== 2) return year;
  const ahead = Number(today.slice(0, 4)) + YEARS_AHEAD;
  const inThis = Number(`${String(ahead).slice(0, 2)}${year}`);
  return String(inThis > ahead ? inThis - 100 : inThis);
}

/** '11/28' can only be 28 November, whatever the region. */
const inEitherOrder = (year: string, m: string, d: string) => day(year, m, d) ?? day(year, d, m);

function day(year: string, month: string, date: string): Day | null {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}
