import type { PeriodDates } from '#domain/coaching/transitions.ts';
import { keep, type Store, tabStore } from '../keep.ts';
import { object, string } from '../shape.ts';
import type { TypedDates } from './renewal.ts';

// Unchecked on purpose: half a day was typed as well.
const datesShape = object({ startDate: string, endDate: string });

/** Which dates: those of the period as it is, or those of the next one. */
export type Which = 'period' | 'renewal';

const KINDS: readonly Which[] = ['period', 'renewal'];

const keyFor = (myId: string, customerId: string, which: Which) =>
  `weekplate:${myId}:${which}-draft:${customerId}`;

/** The dates typed in this tab and not saved, or null; what cannot be read counts as none. */
export function keptDates(
  myId: string,
  customerId: string,
  which: Which,
  store: Store = tabStore(),
): TypedDates | null {
  try {
    const kept = store.getItem(keyFor(myId, customerId, which));
    return kept === null ? null : datesShape(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Keeps typed dates while one looks at other customers, or reloads; null forgets them. */
export function keepDates(
  myId: string,
  customerId: string,
  which: Which,
  dates: TypedDates | null,
  store: Store = tabStore(),
): void {
  const key = keyFor(myId, customerId, which);
  // Of a browser that refuses nothing is said: two dates are typed again quickly.
  if (dates) keep(store, key, JSON.stringify(dates));
  else store.removeItem(key);
}

export const sameDates = (one: PeriodDates, other: PeriodDates): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

/** Whether just these dates are kept, as what was typed. */
export const areKept = (
  myId: string,
  customerId: string,
  dates: PeriodDates,
  store: Store = tabStore(),
): boolean => KINDS.some((which) => holds(myId, customerId, which, dates, store));

/** Forgets these dates, now that they are stored; what was typed since then stays. */
export function forgetDates(
  myId: string,
  customerId: string,
  dates: PeriodDates,
  store: Store = tabStore(),
): void {
  for (const which of KINDS)
    if (holds(myId, customerId, which, dates, store))
      keepDates(myId, customerId, which, null, store);
}

function holds(
  myId: string,
  customerId: string,
  which: Which,
  dates: PeriodDates,
  store: Store = tabStore(),
) {
  const kept = keptDates(myId, customerId, which, store);
  return kept !== null && sameDates(kept, dates);
}
