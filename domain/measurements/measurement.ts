import type { Day, Instant } from '../day.ts';
import { inDigits } from '../language/language.ts';
import { say } from './words.ts';

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

type Bounds = readonly [least: number, most: number];

/** Of each kind: its units, the usual one first, and the values that people can have, and that most have, in SI. */
export const BODY: Readonly<
  Record<BodyKind, { units: readonly BodyUnit[]; possible: Bounds; usual: Bounds }>
> = {
  weight: { units: MASS, possible: [1, 800], usual: [30, 250] },
  waist: { units: LENGTH, possible: [0.2, 3.5], usual: [0.45, 1.8] },
  hip: { units: LENGTH, possible: [0.2, 3.5], usual: [0.5, 1.9] },
  chest: { units: LENGTH, possible: [0.2, 3.5], usual: [0.5, 1.8] },
  upperArm: { units: LENGTH, possible: [0.05, 1.2], usual: [0.15, 0.6] },
  thigh: { units: LENGTH, possible: [0.1, 1.8], usual: [0.25, 1] },
  bodyFat: { units: ['%'], possible: [0.01, 0.8], usual: [0.04, 0.6] },
};

export const isBodyKind = (kind: string): kind is BodyKind =>
  BODY_KINDS.some((each) => each === kind);

export const isBodyUnit = (unit: string): unit is BodyUnit =>
  BODY_UNITS.some((each) => each === unit);

/** A value in SI (kg, m, share of 1); one in a practice's own unit stays as it is. */
export const siOf = (value: number, unit: string): number =>
  isBodyUnit(unit) ? value * SI_PER_UNIT[unit] : value;

/** An SI value in `unit`, to one decimal, as it is shown next to values typed in that unit. */
export const inUnit = (si: number, unit: string): number =>
  isBodyUnit(unit) ? Math.round((si / SI_PER_UNIT[unit]) * 10) / 10 : si;

/** The name of a kind; the practice's own kinds are looked up in `named`. */
export const kindName = (
  kind: string,
  named: readonly { readonly id: string; readonly name: string }[] = [],
): string =>
  isBodyKind(kind)
    ? say.kinds[kind]
    : (named.find(({ id }) => id === kind)?.name ?? say.anotherKind);

/** A unit as people write it; one that a practice named stays as it is. */
export const unitName = (unit: string): string =>
  Object.hasOwn(say.units, unit) ? say.units[unit as keyof typeof say.units] : unit;

/** '78.1 kg' */
export const quantity = (value: number, unit: string): string =>
  `${inDigits(value)} ${unitName(unit)}`;

/** One measured value, as charts and goals read it. */
export type Point = {
  /** The customer's own day. */
  readonly date: Day;
  readonly measuredAt: Instant;
  /** In the SI unit of its kind. */
  readonly si: number;
};

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
