import type { Customer } from '#domain/coaching/customer.ts';
import { useMe } from '../session/session.tsx';
import { useStateOf } from '../ui/useStateOf.ts';
import { forgetDates, keepDates, keptDates, sameDates, type Which } from './datesDraft.ts';
import { storedDates } from './periodTrouble.ts';
import type { TypedDates } from './renewal.ts';

/**
 * Dates of a customer that are not saved: [dates or null, what takes typed ones, what sets others].
 * Only typed ones are kept; a proposal is made again. Those that are stored by now are no draft.
 */
export function useKeptDates(customer: Customer, which: Which) {
  const { id: myId } = useMe();
  const customerId = customer.id;
  const stored = storedDates(customer);
  const [dates, set] = useStateOf(customerId, () => {
    forgetDates(myId, customerId, stored);
    return keptDates(myId, customerId, which);
  });
  // Of the next period one may well begin with the dates of this one.
  const isNoChange = (typed: TypedDates) => which === 'period' && sameDates(typed, stored);
  // A save that was sent before this was opened may be done only now.
  if (dates && isNoChange(dates)) set(null);

  const replace = (next: TypedDates | null) => {
    keepDates(myId, customerId, which, null);
    set(next);
  };
  const type = (typed: TypedDates) => {
    if (isNoChange(typed)) return replace(null);
    keepDates(myId, customerId, which, typed);
    set(typed);
  };
  return [dates, type, replace] as const;
}
