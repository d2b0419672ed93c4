import { type PeriodDates, periodDatesSchema } from '#domain/coaching/periodSchema.ts';
import { type TransitionName, transitions } from '#domain/coaching/transitions.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { type Checked, checkedBy } from '../draft/sending.ts';
import { besideItsDate } from './periodTrouble.ts';

/** Applies the domain's rules before anything is sent. */
export function checkPeriod(
  transition: TransitionName,
  customer: Customer,
  dates: PeriodDates,
): Checked<PeriodDates> {
  const checked = checkedBy<PeriodDates>(periodDatesSchema, dates);
  if (!checked.ok) return checked;
  const outcome = transitions[transition].apply(customer, customer.today, checked.input);
  return outcome.ok ? checked : { ok: false, errors: besideItsDate(outcome.refusal, dates) };
}
