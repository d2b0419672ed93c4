import type { HEIGHT_UNITS, WEIGHT_UNITS } from '#domain/profiles/choices.ts';

type Unit = (typeof WEIGHT_UNITS)[number] | (typeof HEIGHT_UNITS)[number];

/** How many of the unit make up one kilogram or one centimetre. */
const PER_METRIC: Readonly<Record<Unit, number>> = {
  kg: 1,
  lbs: 1 / 0.45359237,
  cm: 1,
  inches: 1 / 2.54,
};

/** A typed number, in the unit in which it was typed. */
export type Typed<U extends Unit> = { readonly value: number | null; readonly unit: U };

/**
 * The typed number in another unit, to one decimal. Always converted from the typed number, never from an earlier
 * result, so switching to and fro ends at the exact number that was typed.
 */
export function inUnit<U extends Unit>(typed: Typed<U>, unit: U): number | null {
  if (typed.value === null || typed.unit === unit) return typed.value;
  const converted = (typed.value / PER_METRIC[typed.unit]) * PER_METRIC[unit];
  return Math.round(converted * 10) / 10;
}
