import { useEffect } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { useDraft } from '../draft/useDraft.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { useMe } from '../session/session.tsx';
import { tabStore } from '../store/browserStore.ts';
import { object, string } from '../store/shape.ts';
import { sameDates, storedDates, type TypedDates } from './typedDates.ts';

export type Dates = ReturnType<typeof useDates>;

// Any text is kept: a date may be typed only in part.
const shape = object({ startDate: string, endDate: string });

type Which = 'period' | 'renewal';

const datesKey = (readerId: string, which: Which, customerId: string) =>
  `weekplate:${readerId}:${which}-draft:${customerId}`;

/** Whether dates of this customer were typed in this tab and not saved. */
export const hasTypedDates = (readerId: string, customerId: string): boolean =>
  (['period', 'renewal'] as const).some(
    (which) => tabStore().getItem(datesKey(readerId, which, customerId)) !== null,
  );

/**
 * Unsaved dates, kept in this tab through reloads and visits to other customers: those of the current period
 * or of the next one.
 */
export function useDates(customer: Customer, which: Which) {
  const stored = storedDates(customer);
  // Not kept in the browser: it can be proposed again.
  const [proposal, setProposal] = useKeyedState<TypedDates | null>(customer.id, () => null);
  const kept = useDraft<TypedDates>({
    key: datesKey(useMe().id, which, customer.id),
    shape,
    store: tabStore,
    // The next period may well have the same dates as the current one, so typed dates count as unsaved.
    isUnsaved: (dates) => (which === 'period' ? !sameDates(dates, stored) : dates !== proposal),
  });
  const { draft, found, drop } = kept;
  // A save sent before this screen opened may by now have stored the dates found in the draft.
  const isStored = draft !== null && draft === found && sameDates(draft, stored);
  useEffect(() => {
    if (isStored) drop();
  });
  return {
    ...kept,
    dates: isStored || (which === 'period' && !kept.unsaved) ? null : draft,
    type: (typed: TypedDates) => kept.write(() => typed),
    propose(dates: TypedDates) {
      setProposal(dates);
      kept.begin(dates);
    },
  };
}
