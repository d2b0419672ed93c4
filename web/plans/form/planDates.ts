import { isDay } from '#domain/day.ts';
import { endsLateWords } from '#domain/plans/confirm.ts';
import { lastDayOfWeek, startingOn } from '#domain/plans/week.ts';
import { type PlanText, planOf } from './fields.ts';

/**
 * The changes that follow from typing a start date. An end date that closed the week moves along; so does one that
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

/** The warning about an end date beyond the seventh day; null for any other date, or while one is being typed. */
export function endsLate(startDate: string, endDate: string): string | null {
  if (!isDay(startDate) || !isDay(endDate)) return null;
  const last = lastDayOfWeek(startDate);
  return isDay(last) && endDate > last ? endsLateWords(startDate, endDate) : null;
}
