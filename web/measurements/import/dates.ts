import { type Day, isDay } from '#domain/day.ts';

/** Which of the first two numbers of 3/4/2026 is the day. */
export type DayOrder = 'day-first' | 'month-first';

export type Moment = { readonly date: Day; readonly time: string | null };

const DAY = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})\.?(?:[T ,]+(.+))?$/;
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*([ap]\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

const two = (number: number) => String(number).padStart(2, '0');

/** `HH:MM` or `HH:MM:SS` of 24 hours; null for what is no time. */
export function timeIn(text: string): string | null {
  const [, hours = '', minutes = '', seconds, half] = TIME.exec(text.trim()) ?? [];
  if (hours === '') return null;
  const isAfternoon = half?.toLowerCase().startsWith('p') ?? false;
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return null;
  return [two(hour), minutes, ...(seconds ? [seconds] : [])].join(':');
}

type Parts = { readonly year: string; readonly first: number; readonly second: number };

/** The numbers before and after the first separator, with the year; null if it is no such date. */
function partsOf(
  text: string,
): (Parts & { readonly isoLike: boolean; separator: string; rest: string }) | null {
  const found = DAY.exec(text.trim());
  if (!found) return null;
  const [, a = '', separator = '', b = '', c = '', rest = ''] = found;
  const isoLike = a.length === 4;
  if (isoLike) return { year: a, first: Number(b), second: Number(c), isoLike, separator, rest };
  if (a.length > 2 || (c.length !== 4 && c.length !== 2)) return null;
  const year = c.length === 2 ? `20${c}` : c;
  return { year, first: Number(a), second: Number(b), isoLike, separator, rest };
}

/** A day, and the time if one follows it. Null for a date that does not exist. */
export function momentIn(text: string, order: DayOrder): Moment | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const { year, first, second, isoLike, separator, rest } = parts;
  const isDayFirst = !isoLike && (separator === '.' || order === 'day-first');
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  const date = `${year}-${two(month)}-${two(day)}`;
  return isDay(date) ? { date, time: rest ? timeIn(rest) : null } : null;
}

/** The order of the dates of a column; 'either' if none tells, null if they contradict each other. */
export function orderOf(texts: readonly string[]): DayOrder | 'either' | null {
  let dayFirst = false;
  let monthFirst = false;
  let open = false;
  for (const text of texts) {
    const parts = partsOf(text);
    if (!parts || parts.isoLike || parts.separator === '.') continue;
    open = true;
    dayFirst ||= parts.first > 12;
    monthFirst ||= parts.second > 12;
  }
  if (!open) return 'day-first';
  if (dayFirst && monthFirst) return null;
  if (!dayFirst && !monthFirst) return 'either';
  return dayFirst ? 'day-first' : 'month-first';
}
