import { isDay } from '#domain/day.ts';
import { endsLateWords } from '#domain/plans/confirm.ts';
import { lastDayOfWeek, startingOn } from '#domain/plans/week.ts';
import { type PlanText, planOf } from './fields.ts';

/**
 * What typing a start date changes. An end date that closed the week follows it; so does one that
 * nobody has chosen, or that would lie before the start.
 */
export function withStartDate(values: PlanText, startDate: string): PlanText {
  const { startDate: old = '', endDate = '' } = values;
  if (!isDay(startDate)) return { startDate };
  if (isDay(old) && isDay(endDate)) {
    return { startDate, endDate: startingOn(planOf(values), startDate).endDate };
  }
  const chosen = isDay(endDate) && endDate >= startDate;
  return { startDate, endDate: chosen ? endDate : lastDayOfWeek(startDate) };
}

/** What an end date beyond the seventh day comes to; null for any other, or while it is typed. */
export function endsLate(startDate: string, endDate: string): string | null {
  if (!isDay(startDate) || !isDay(endDate)) return null;
  const last = lastDayOfWeek(startDate);
  return isDay(last) && endDate > last ? endsLateWords(startDate, endDate) : null;
}
