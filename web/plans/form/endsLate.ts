import { isDay } from '#domain/day.ts';
import { endsLateWords } from '#domain/plans/confirm.ts';
import { lastDayOfWeek } from '#domain/plans/week.ts';

/** What an end date beyond the seventh day comes to; null for any other, or while it is typed. */
export function endsLate(startDate: string, endDate: string): string | null {
  if (!isDay(startDate) || !isDay(endDate)) return null;
  const last = lastDayOfWeek(startDate);
  return isDay(last) && endDate > last ? endsLateWords(startDate, endDate) : null;
}
