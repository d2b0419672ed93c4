import { useMe } from '../auth/session.tsx';
import { useStateOf } from '../ui/useStateOf.ts';
import { keepDates, keptDates, type Which } from './datesDraft.ts';
import type { TypedDates } from './renewal.ts';

/**
 * Dates of a customer that are not saved: [dates or null, what takes typed ones, what sets others].
 * Only typed ones are kept; a proposal is made again.
 */
export function useKeptDates(customerId: string, which: Which) {
  const { id: myId } = useMe();
  const [dates, set] = useStateOf(customerId, () => keptDates(myId, customerId, which));
  const type = (typed: TypedDates) => {
    keepDates(myId, customerId, which, typed);
    set(typed);
  };
  const replace = (next: TypedDates | null) => {
    keepDates(myId, customerId, which, null);
    set(next);
  };
  return [dates, type, replace] as const;
}
