import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import { inARow } from '#domain/language/language.ts';
import { say } from './words.ts';

/** 'Wed 25 Nov – Sun 29 Nov'; with gaps between the days, each range; for one day just that day. */
export function daysWords(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return say.noDays;
  if (first === last) return formatDay(first, 'short');
  const areInARow = daysBetween(first, last) === days.length - 1;
  const [begin, end] = [formatDay(first, 'short'), formatDay(last, 'short')];
  if (areInARow) return `${begin} – ${end}`;
  return inARow(days.map((day) => formatDay(day, 'short')));
}
