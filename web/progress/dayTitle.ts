import { addDays, type Day, formatDay } from '#domain/day.ts';

/** 'Today, Tuesday 24 November'; far from today with the year. */
export function dayTitle(date: Day, today: Day): string {
  const words = formatDay(date, 'long');
  if (date === today) return `Today, ${words}`;
  if (date === addDays(today, -1)) return `Yesterday, ${words}`;
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${date.slice(0, 4)}`;
}
