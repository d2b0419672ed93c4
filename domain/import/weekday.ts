import { daysBetween, isDay } from '../day.ts';

const A_MONDAY = '2024-01-01';

/** The weekday of a day, Monday being 0; 0 for a text that is not a day. */
export const weekdayOf = (day: string): number =>
  isDay(day) ? ((daysBetween(A_MONDAY, day) % 7) + 7) % 7 : 0;
