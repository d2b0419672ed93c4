import type { Customer } from '#domain/coaching/customer.ts';
import {
  type PeriodDates,
  type TransitionName,
  transitions,
} from '#domain/coaching/transitions.ts';
import { periodDatesSchema } from '#domain/coaching/transitionsSchema.ts';
import { fieldErrors } from '../api/errors.ts';
import { besideItsDate, type PeriodTrouble } from './periodTrouble.ts';

/** What the rules of the domain say before anything is sent; null when nothing stands against it. */
export function troubleBefore(
  transition: TransitionName,
  customer: Customer,
  dates: PeriodDates,
): PeriodTrouble | null {
  const parsed = periodDatesSchema.safeParse(dates);
  if (!parsed.success) return fieldErrors(parsed.error);
  const outcome = transitions[transition].apply(customer, customer.today, parsed.data);
  return outcome.ok ? null : besideItsDate(outcome.refusal, dates);
}
