import { type Day, daysBetween, isDay } from '../day.ts';
import { MONTHS } from './dayWords.ts';

/** A date as written. Which of the two numbers is the month can only be told from several dates together. */
export type WrittenDate = {
  readonly year: number | null;
  readonly first: number;
  readonly second: number;
};

type FoundDate = { date: WrittenDate; rest: string };

// 'Bread with avocado (1/4)', '1/2 avocado'
const PART = /\((?:1\/[234]|2\/3|3\/4)\)|(?<![\d/.])(?:1\/[234]|2\/3|3\/4)(?=\s+\p{L})/gu;

/** The date in a text, and the rest of the text. Next to the name of a day, more formats count as a date. */
export function dateIn(said: string, besideName: boolean): FoundDate | null {
  const text = besideName ? said : said.replaceAll(PART, (part) => ' '.repeat(part.length));
  const cut = (match: RegExpExecArray) =>
    `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso)
    return {
      date: { year: Number(iso[1]), first: Number(iso[3]), second: Number(iso[2]) },
      rest: cut(iso),
    };
  const chinese = /(\d{1,2})月(\d{1,2})[日号]?/u.exec(text);
  if (chinese)
    return {
      date: { year: null, first: Number(chinese[2]), second: Number(chinese[1]) },
      rest: cut(chinese),
    };
  const inNumbers =
    /(?<![\d.:])(\d{1,2})\s?([./-])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d\d)|(\.))?(?![\d:]|\s*(?:am|pm|uhr|g|ml|kcal))/.exec(
      text,
    );
  if (inNumbers) {
    const [, first, sign, second, year] = inNumbers;
    const isPlausible = Math.min(Number(first), Number(second)) <= 12 && Number(first) > 0;
    // '8.30' is a time and '1-2' a range, unless something else indicates a date.
    const isDate = besideName || year || inNumbers[5] || sign === '/';
    if (
      isPlausible &&
      Number(second) > 0 &&
      Math.max(Number(first), Number(second)) <= 31 &&
      isDate
    )
      return {
        date: { year: yearOf(year), first: Number(first), second: Number(second) },
        rest: cut(inNumbers),
      };
  }
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const month = MONTHS.get(match[0]);
    if (month === undefined) continue;
    const before = /(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s*(?:de|di|of|-)?\s*$/u.exec(
      text.slice(0, match.index),
    );
    const after = /^\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?(?!\d)/u.exec(
      text.slice(match.index + match[0].length),
    );
    const [found, from] = before
      ? [before, before.index]
      : after
        ? [after, match.index]
        : [null, 0];
    const day = Number(found?.[1]);
    if (!found || day < 1 || day > 31) continue;
    const end = match.index + match[0].length + (before ? 0 : (after?.[0].length ?? 0));
    const year = /^[\s.,]{0,3}(?:de |del )?(\d{4})(?!\d)/.exec(text.slice(end));
    return {
      date: { year: year ? Number(year[1]) : null, first: day, second: month },
      rest: `${text.slice(0, from)} ${text.slice(end + (year?.[0].length ?? 0))}`,
    };
  }
  // A day of the month next to the name of a day: 'Mon 23'.
  const alone =
    besideName && /(?<![\d\p{L}])(\d{1,2})(?:\.|st|nd|rd|th)?(?![\d\p{L}:])/u.exec(text);
  if (alone) return { date: { year: null, first: Number(alone[1]), second: 0 }, rest: cut(alone) };
  return null;
}

const yearOf = (year: string | undefined): number | null =>
  year === undefined ? null : Number(year) < 100 ? 2000 + Number(year) : Number(year);

/** For each date, the days since the first of them; null if the numbers make no sense as dates. */
export function offsetsOf(dates: readonly WrittenDate[]): number[] | null {
  const days =
    daysIn(dates, dates[0]?.year ?? 2024, false) ?? daysIn(dates, dates[0]?.year ?? 2024, true);
  const [start] = days ?? [];
  if (!days || !start) return null;
  const offsets = days.map((day) => daysBetween(start, day));
  return offsets.every((offset, at) => offset < LONGEST_PLAN && offset >= (offsets[at - 1] ?? 0))
    ? offsets
    : null;
}
const LONGEST_PLAN = 120;

type DatedWeekday<Of> = { readonly of: Of; readonly weekday: number; readonly date: WrittenDate };

/**
 * The week of each weekday by its date, where one weekday has several: 'Monday 19/1', 'Monday 26/1', 'Tuesday 20/1'.
 * None if the dates do not fit their weekdays.
 */
export function weeksByDate<Of>(dated: readonly DatedWeekday<Of>[]): ReadonlyMap<Of, number> {
  for (const monthFirst of [false, true]) {
    const days = dated.map(({ date }) => daysIn([date], date.year ?? 2024, monthFirst)?.[0] ?? '');
    const [start = ''] = days.toSorted();
    const first = dated[days.indexOf(start)];
    if (!isDay(start) || !first) continue;
    const found = dated.map(({ of, weekday }, at) => {
      const after = daysBetween(start, days[at] ?? start);
      const fits = (after - weekday + first.weekday) % 7 === 0 && after < LONGEST_PLAN;
      return { of, weekday, week: fits ? Math.floor(after / 7) : null };
    });
    const isTwice = found.some(({ weekday, week }) =>
      found.some((each) => each.weekday === weekday && each.week !== week),
    );
    if (isTwice && found.every(({ week }) => week !== null))
      return new Map(found.map(({ of, week }) => [of, week ?? 0]));
  }
  return new Map();
}

/** Dates in turn, each with the day or the month first; null if one of them does not exist. */
export function daysIn(
  dates: readonly WrittenDate[],
  startYear: number,
  monthFirst: boolean,
): Day[] | null {
  let year = startYear;
  const days: Day[] = [];
  for (const { year: own, first, second } of dates) {
    const [day, month] = monthFirst ? [second, first] : [first, second];
    const at = (in_: number) =>
      `${in_}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const before = days.at(-1);
    // December is followed by January.
    if (own !== null) year = own;
    else if (before && at(year) < before) year += 1;
    const found = at(year);
    if (!isDay(found)) return null;
    days.push(found);
  }
  return days;
}
