import type { HEIGHT_UNITS, WEIGHT_UNITS } from '#domain/profiles/choices.ts';

type Unit = (typeof WEIGHT_UNITS)[number] | (typeof HEIGHT_UNITS)[number];

/** How many of the unit make one kilogram or one centimetre. */
const PER_METRIC: Readonly<Record<Unit, number>> = {
  kg: 1,
  lbs: 1 / 0.45359237,
  cm: 1,
  inches: 1 / 2.54,
};

/** A number as it was typed, in the unit in which it was typed. */
export type Typed<U extends Unit> = { readonly value: number | null; readonly unit: U };

/**
 * The typed number in another unit, to one decimal. Always asked of what was typed, never of an
 * earlier answer: so switching to and fro ends at the very number the person wrote.
 */
export function inUnit<U extends Unit>(typed: Typed<U>, unit: U): number | null {
  if (typed.value === null || typed.unit === unit) return typed.value;
  const converted = (typed.value / PER_METRIC[typed.unit]) * PER_METRIC[unit];
  return Math.round(converted * 10) / 10;
}
