import { daysBetween, isDay } from '../day.ts';

const A_MONDAY = '2024-01-01';

/** Which day of the week a day is, Monday being 0; of a text that is no day, 0. */
export const weekdayOf = (day: string): number =>
  isDay(day) ? ((daysBetween(A_MONDAY, day) % 7) + 7) % 7 : 0;
