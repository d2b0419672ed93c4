import { addDays, type Day, daysFrom } from '#domain/day.ts';

/** The scales of a calendar: the days of a month, the months of a year, or the years of a decade. */
export type Scale = 'month' | 'year' | 'decade';

/** The days `first` to `last`, chosen together. */
export type Cell = {
  readonly first: Day;
  readonly last: Day;
  readonly words: string;
  /** The accessible name, if `words` are too short to be one. */
  readonly name?: string;
  /** The day belongs to the previous or the next month. */
  readonly isOutside?: boolean;
};

export const WIDER: Readonly<Record<Scale, Scale | null>> = {
  month: 'year',
  year: 'decade',
  decade: null,
};

const MONTHS: Readonly<Record<Scale, number>> = { month: 1, year: 12, decade: 120 };

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: Day) => format.format(new Date(day));
};
const dayName = inWords({ dateStyle: 'long' });
const monthName = inWords({ month: 'long', year: 'numeric' });
const shortMonth = inWords({ month: 'short' });

/** The first day of the month that is `months` months after the month of `day`. */
function monthAfter(day: Day, months: number): Day {
  const date = new Date(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The first day of the month that is `count` months, years or decades after the month of `day`. */
export const stepped = (scale: Scale, day: Day, count: number): Day =>
  monthAfter(day, count * MONTHS[scale]);

const inRows = (cells: readonly Cell[], columns: number): Cell[][] =>
  Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );

/** The month, year or decade of `day`: its name, and its cells in rows. */
export function shownFrom(scale: Scale, day: Day): { words: string; rows: Cell[][] } {
  const year = Number(day.slice(0, 4));
  if (scale === 'month') return { words: monthName(day), rows: inRows(daysOfMonth(day), 7) };
  if (scale === 'year') {
    const months = Array.from({ length: 12 }, (_, index) => {
      const first = monthAfter(`${year}-01-01`, index);
      return { first, last: addDays(monthAfter(first, 1), -1), words: shortMonth(first) };
    });
    return { words: String(year), rows: inRows(months, 3) };
  }
  const start = year - (year % 10);
  const years = Array.from({ length: 10 }, (_, index) => {
    const words = String(start + index);
    return { first: `${words}-01-01`, last: `${words}-12-31`, words };
  });
  return { words: `${start} – ${start + 9}`, rows: inRows(years, 3) };
}

/** Whole weeks from Monday to Sunday. */
function daysOfMonth(day: Day): Cell[] {
  const month = monthAfter(day, 0);
  const before = (new Date(month).getUTCDay() + 6) % 7;
  const length = Number(addDays(monthAfter(month, 1), -1).slice(8));
  const weeks = Math.ceil((before + length) / 7);
  return daysFrom(addDays(month, -before), weeks * 7).map((each) => ({
    first: each,
    last: each,
    words: String(Number(each.slice(8))),
    name: dayName(each),
    isOutside: each.slice(0, 7) !== month.slice(0, 7),
  }));
}
