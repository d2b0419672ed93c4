import type { Day } from '../day.ts';
import { inUnit, type Measured } from '../measurements/measurement.ts';
import type { DayValue } from './series.ts';

export type OfKind = {
  readonly kind: string;
  readonly unit: string;
  readonly values: readonly DayValue[];
  /** The value measured last; of several on one day not their mean. */
  readonly latest: DayValue;
};

/**
 * The measured values of each kind, in the unit in which it was measured last. Several values of one day are
 * averaged. `measured`: the oldest first.
 */
export function measuredValues(measured: readonly Measured[]): OfKind[] {
  const kinds = new Map<string, Measured[]>();
  for (const each of measured) {
    const found = kinds.get(each.kind);
    if (found) found.push(each);
    else kinds.set(each.kind, [each]);
  }
  return [...kinds].flatMap(([kind, found]) => {
    const last = found.at(-1);
    if (!last) return [];
    const { unit, date, si } = last;
    const latest = { date, value: inUnit(si, unit) };
    return { kind, unit, values: dayValues(found, unit), latest };
  });
}

function dayValues(measured: readonly Measured[], unit: string): DayValue[] {
  const days = new Map<Day, { sum: number; count: number }>();
  for (const { date, si } of measured) {
    const { sum, count } = days.get(date) ?? { sum: 0, count: 0 };
    days.set(date, { sum: sum + si, count: count + 1 });
  }
  return [...days]
    .map(([date, { sum, count }]) => ({ date, value: inUnit(sum / count, unit) }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
