import { object, string } from '../shape.ts';
import type { TypedDates } from './renewal.ts';

// Unchecked on purpose: half a day was typed as well.
const datesShape = object({ startDate: string, endDate: string });

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Which dates: those of the period as it is, or those of the next one. */
export type Which = 'period' | 'renewal';

const keyFor = (myId: string, customerId: string, which: Which) =>
  `weekplate:${myId}:${which}-draft:${customerId}`;

/** The dates typed in this tab and not saved, or null; what cannot be read counts as none. */
export function keptDates(
  myId: string,
  customerId: string,
  which: Which,
  store?: Store,
): TypedDates | null {
  try {
    const kept = (store ?? sessionStorage).getItem(keyFor(myId, customerId, which));
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
  store?: Store,
): void {
  try {
    const key = keyFor(myId, customerId, which);
    if (dates) (store ?? sessionStorage).setItem(key, JSON.stringify(dates));
    else (store ?? sessionStorage).removeItem(key);
  } catch {
    // A browser told to keep nothing: two dates are typed again quickly.
  }
}
