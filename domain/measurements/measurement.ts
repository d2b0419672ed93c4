import type { Day, Instant } from '../day.ts';

export const VALUE_MAX = 100_000;
export const UNIT_MAX = 12;
export const NOTE_MAX = 500;
export const KIND_NAME_MAX = 60;

/** The most own kinds that a practice may offer, in addition to those that every practice has. */
export const KINDS_MAX = 30;
/** The same including retired kinds. */
export const KINDS_EVER_MAX = 100;

/** More values of one kind on one day are a mistake. */
export const SAME_DAY_MAX = 50;

/** The kinds of measurement that every practice has; a practice can add its own. */
export const BODY_KINDS = [
  'weight',
  'waist',
  'hip',
  'chest',
  'upperArm',
  'thigh',
  'bodyFat',
] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

/** The units of these kinds. A practice's own kind has only the unit with which it was created. */
export const BODY_UNITS = ['kg', 'lb', 'cm', 'in', '%'] as const;
type BodyUnit = (typeof BODY_UNITS)[number];

/** The size of each unit in its SI unit (kilogram, metre, 1). */
const SI_PER_UNIT: Readonly<Record<BodyUnit, number>> = {
  kg: 1,
  lb: 0.45359237,
  cm: 0.01,
  in: 0.0254,
  '%': 0.01,
};

const MASS = ['kg', 'lb'] as const;
const LENGTH = ['cm', 'in'] as const;

/** The units that a kind is measured in, the usual one first. */
export const UNITS_OF: Readonly<Record<BodyKind, readonly BodyUnit[]>> = {
  weight: MASS,
  waist: LENGTH,
  hip: LENGTH,
  chest: LENGTH,
  upperArm: LENGTH,
  thigh: LENGTH,
  bodyFat: ['%'],
};

export const isBodyKind = (kind: string): kind is BodyKind =>
  BODY_KINDS.some((each) => each === kind);

export const isBodyUnit = (unit: string): unit is BodyUnit =>
  BODY_UNITS.some((each) => each === unit);

/**
 * A value in the SI unit of its kind: kg, m, or a share of 1. A value in a practice's own unit stays as it
 * is.
 */
export const siOf = (value: number, unit: string): number =>
  isBodyUnit(unit) ? value * SI_PER_UNIT[unit] : value;

/** An SI value in `unit`, to one decimal, as it is shown next to values typed in that unit. */
export const inUnit = (si: number, unit: string): number =>
  isBodyUnit(unit) ? Math.round((si / SI_PER_UNIT[unit]) * 10) / 10 : si;

/** The values that a person can have, in SI: a value outside is a mistake and is refused. */
export const POSSIBLE: Readonly<Record<BodyKind, readonly [least: number, most: number]>> = {
  weight: [1, 800],
  waist: [0.2, 3.5],
  hip: [0.2, 3.5],
  chest: [0.2, 3.5],
  upperArm: [0.05, 1.2],
  thigh: [0.1, 1.8],
  bodyFat: [0.01, 0.8],
};

const KIND_NAMES: Readonly<Record<BodyKind, string>> = {
  weight: 'Weight',
  waist: 'Waist',
  hip: 'Hip',
  chest: 'Chest',
  upperArm: 'Upper arm',
  thigh: 'Thigh',
  bodyFat: 'Body fat',
};

/** The name of a kind; the practice's own kinds are looked up in `named`. */
export const kindName = (
  kind: string,
  named: readonly { readonly id: string; readonly name: string }[] = [],
): string =>
  isBodyKind(kind)
    ? KIND_NAMES[kind]
    : (named.find(({ id }) => id === kind)?.name ?? 'Another measurement');

/** '78.1 kg' */
export const quantity = (value: number, unit: string): string => `${value} ${unit}`;

/** One measured value, as charts and goals read it. */
export type Point = {
  /** The customer's own day. */
  readonly date: Day;
  readonly measuredAt: Instant;
  /** In the SI unit of its kind. */
  readonly si: number;
};

/** What was measured of a kind on one day. */
export type MeasuredDay = {
  readonly kind: string;
  readonly date: Day;
  /** The mean of its values, and the last of them, in the SI unit of its kind. */
  readonly mean: number;
  readonly last: number;
  /** That of the last value. */
  readonly unit: string;
};

export const IMPORT_ROWS_MAX = 1900;
export const IMPORT_BYTES_MAX = 1024 * 1024;

/** The slope of the line of best fit through points, by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const x = points.reduce((sum, each) => sum + each[0], 0) / points.length;
  const y = points.reduce((sum, each) => sum + each[1], 0) / points.length;
  const above = points.reduce((sum, each) => sum + (each[0] - x) * (each[1] - y), 0);
  return above / points.reduce((sum, each) => sum + (each[0] - x) ** 2, 0);
}
