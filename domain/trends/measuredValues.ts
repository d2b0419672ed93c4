import { inUnit, type MeasuredDay } from '../measurements/measurement.ts';
import type { DayValue } from './series.ts';

export type OfKind = {
  readonly kind: string;
  readonly unit: string;
  readonly values: readonly DayValue[];
  /** The value measured last; of several on one day not their mean. */
  readonly latest: DayValue;
};

/** The measured values of each kind, in the unit in which it was measured last. `measured`: the oldest first. */
export const measuredValues = (measured: readonly MeasuredDay[]): OfKind[] =>
  [...Map.groupBy(measured, ({ kind }) => kind)].flatMap(([kind, days]) => {
    const latest = days.at(-1);
    if (!latest) return [];
    const { unit, date, last } = latest;
    return {
      kind,
      unit,
      values: days.map(({ date, mean }) => ({ date, value: inUnit(mean, unit) })),
      latest: { date, value: inUnit(last, unit) },
    };
  });
