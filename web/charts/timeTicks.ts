import { addDays, type Day, daysBetween, formatDay } from '#domain/day.ts';

export type TimeTick = { readonly date: Day; readonly label: string };

/** The room for a label and its margins, in px. */
const ROOM = 64;

const MONTHS = [1, 2, 3, 6, 12, 24, 60];
const DAYS = [1, 2, 4, 7, 14];

/**
 * The days with a label under a time axis of this width: every n-th day counted back from the last, or the
 * first days of months, where January shows the year.
 */
export function timeTicks(from: Day, to: Day, width: number): TimeTick[] {
  const days = daysBetween(from, to) + 1;
  const most = Math.max(2, Math.floor(width / ROOM));
  const step = DAYS.find((each) => days / each <= most);
  if (step !== undefined) return daysBack(from, to, step);
  const months = MONTHS.find((each) => days / (each * 30.5) <= most) ?? 120;
  return firstsOfMonths(from, to, months);
}

function daysBack(from: Day, to: Day, step: number): TimeTick[] {
  const count = Math.floor(daysBetween(from, to) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(to, (index + 1 - count) * step);
    return { date, label: withoutWeekday(date) };
  });
}

function firstsOfMonths(from: Day, to: Day, step: number): TimeTick[] {
  const ticks: TimeTick[] = [];
  const [year = 0, month = 1] = from.split('-').map(Number);
  // Steps count from January, so that the label of a year is at its beginning.
  for (let place = year * 12 + month - 1; ; place += 1) {
    const date = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-01`;
    if (date > to) return ticks;
    if (date >= from && place % step === 0) ticks.push({ date, label: monthLabel(date) });
  }
}

/** '17 Nov'. */
const withoutWeekday = (date: Day) => formatDay(date, 'short').split(' ').slice(1).join(' ');

/** 'Nov'; for January, the year. */
const monthLabel = (date: Day) =>
  date.slice(5, 7) === '01' ? date.slice(0, 4) : (formatDay(date, 'short').split(' ')[2] ?? '');
