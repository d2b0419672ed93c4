import { type Day, daysBetween, formatDay } from '#domain/day.ts';

const MOST_NAMED = 3;
const WEEK = 7;

/**
 * The days to name, the latest first, and how many more there are. Today is among them only
 * `withToday`: elsewhere on the screen nothing says that it is not sent.
 */
export function unsentDays(drafted: readonly Day[], today: Day, withToday = false) {
  const earlier = drafted.filter((date) => date < today || (withToday && date === today));
  return { named: earlier.slice(0, MOST_NAMED), more: Math.max(0, earlier.length - MOST_NAMED) };
}

/** 'Friday is not submitted yet'; 'Your changes to Friday …' of a day that was submitted before. */
export function unsentWords(date: Day, today: Day, wasSubmitted: boolean): string {
  const name = nameOf(date, today);
  return wasSubmitted
    ? `Your changes to ${name} are not submitted yet`
    : `${name.charAt(0).toUpperCase()}${name.slice(1)} is not submitted yet`;
}

function nameOf(date: Day, today: Day): string {
  const long = formatDay(date, 'long');
  const ago = daysBetween(date, today);
  if (ago === 0) return 'today';
  if (ago === 1) return 'yesterday';
  return ago < WEEK ? (long.split(' ')[0] ?? long) : long;
}
