import { isDay } from '#domain/day.ts';
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
