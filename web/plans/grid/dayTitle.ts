import { formatDay } from '#domain/day.ts';
import { dateOfDay } from '../form/fields.ts';

/** What a column is called: its date, or its number while there is no start date. */
export function dayTitle(startDate: string, day: number): string {
  const date = dateOfDay(startDate, day);
  return date === '' ? `Day ${day + 1}` : formatDay(date, 'short');
}
