import type { PeriodDates } from '#domain/coaching/periodSchema.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, type Day, isDay } from '#domain/day.ts';

/** The dates of a period as they are typed. */
export type TypedDates = { startDate: Day | ''; endDate: Day | '' };

export const storedDates = ({ planStartDate, planEndDate }: Customer): TypedDates => ({
  startDate: planStartDate ?? '',
  endDate: planEndDate ?? '',
});

export const sameDates = (one: PeriodDates, other: PeriodDates): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

/** The usual lengths of a period in weeks, each offered as a button. */
export const WEEKS_OFFERED = [4, 8, 12] as const;

/** Whole weeks from the typed start, or from the first free day while none is typed. */
export function lasting(weeks: number, startDate: Day | '', firstFree: Day): TypedDates {
  const start = isDay(startDate) ? startDate : firstFree;
  return { startDate: start, endDate: addDays(start, weeks * 7 - 1) };
}
