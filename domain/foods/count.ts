import type { Amount } from './amountIn.ts';
import { energyOf, NUTRIENT_IDS, type Nutrient, type Nutrients } from './nutrients.ts';
import { gramsIn, type Portions } from './portions.ts';
import type { Unit } from './units.ts';
import { say } from './words.ts';

/** Why a food of a plan is not counted. */
export const NOT_COUNTED = ['asked', 'unknown', 'amount', 'measure', 'tooMuch', 'values'] as const;
export type NotCounted = (typeof NOT_COUNTED)[number];

/** How much of a food is eaten; `isUsual`: no amount of it was written, so it is a usual portion, or what a dry weight makes. */
export type Weighed =
  | { readonly grams: number; readonly isUsual: boolean }
  | { readonly grams: null; readonly why: NotCounted };

/** Nobody eats more of one food at a meal, in grams. */
const MOST_GRAMS = 5000;

/** The measures of a usual portion, the likeliest first. */
const USUAL = 'serving piece slice glass pot bowl handful tbsp tsp pinch cup'.split(' ') as Unit[];

/** More than this many times the usual dry weight is the weight of the dish. */
const DRY_MOST = 1.25;

/** Measures that have one size. */
const MEASURED = new Set<Unit>(['g', 'ml', 'oz', 'lb', 'tsp', 'tbsp', 'cup']);

/** Measures that mean the same of a food that has only the other. */
const LIKE: Readonly<Partial<Record<Unit, readonly Unit[]>>> = {
  '': ['serving', 'glass', 'cup', 'slice', 'bowl'],
  piece: ['slice', 'serving'],
  slice: ['piece'],
  serving: ['piece', 'bowl', 'glass', 'cup'],
  plate: ['bowl', 'serving'],
  bowl: ['plate', 'katori', 'serving'],
  katori: ['bowl'],
  pot: ['jar', 'pack', 'serving'],
  jar: ['pot', 'can', 'serving'],
  pack: ['pot', 'serving'],
  can: ['jar', 'serving'],
  scoop: ['tbsp'],
  ladle: ['serving'],
};

/** What a measure could mean of a food that has no weight for it. */
function likeOf(unit: Unit, portions: Portions): readonly Unit[] {
  if (unit !== '') return LIKE[unit] ?? [];
  // 'A yoghurt' is a pot of it, 'a coffee' a cup and no pot; oil is eaten by the spoon, so 'an oil' is neither.
  const isPotted = portions.glass === undefined;
  const isSpooned = portions.tbsp !== undefined;
  const like = (LIKE[''] ?? []).filter((each) => portions[each] !== undefined);
  const own = like.filter((each) => !(isSpooned && each === 'cup'));
  return isPotted ? ['pot', ...own] : own;
}

/**
 * The grams of an amount of a food, of the middle of a range; without an amount those of a usual portion, on its own, or beside
 * other food or a drink. `size` is that of a small or a large one.
 */
export function weigh(
  amount: Amount | null,
  portions: Portions,
  {
    size = 1,
    beside = null,
  }: { size?: number; beside?: 'food' | 'soup' | 'drink' | 'sandwich' | null } = {},
): Weighed {
  if (!amount) {
    const usual = USUAL.find((unit) => portions[unit] !== undefined);
    const alone = usual === undefined ? undefined : portions[usual];
    const { dash: drink, soup, filling: sandwich } = portions;
    const within = { drink, soup, sandwich, food: undefined };
    const grams =
      (beside ? within[beside] : undefined) ?? (beside ? portions.side : undefined) ?? alone;
    return grams === undefined
      ? { grams: null, why: 'amount' }
      : { grams: grams * size, isUsual: true };
  }
  const { low, high, unit } = amount;
  const known = [unit, ...likeOf(unit, portions)].map((each) => gramsIn(portions, each));
  const each = known.find((grams) => grams !== null);
  if (each === undefined || each === null) return { grams: null, why: 'measure' };
  const sized = MEASURED.has(unit) ? each : each * size;
  const written = (sized * (low + high)) / 2;
  const { dry, serving } = portions;
  const isDry =
    unit === 'g' && dry !== undefined && serving !== undefined && written <= DRY_MOST * dry;
  const grams = isDry ? (written / dry) * serving : written;
  if (grams > MOST_GRAMS) return { grams: null, why: 'tooMuch' };
  return { grams: rounded(grams), isUsual: isDry };
}

/** A nutrient of several foods: how much of it is known, in how many of them. */
export type Sum = { readonly value: number; readonly of: number };

/** What some foods contain: `counted` of them have a weight and values. A value that is unknown is not in a sum. */
export type Totals = {
  readonly foods: number;
  readonly counted: number;
  readonly nutrients: Partial<Record<Nutrient, Sum>>;
};

/** A food of a plan; `of100` is what 100 g of it contain, null for one that is not counted. */
export type Eaten = { readonly grams: number | null; readonly of100: Nutrients | null };

/** The sum of foods, in the order of the list of nutrients. */
export function totalsOf(foods: readonly Eaten[]): Totals {
  const counted = foods.filter(({ grams, of100 }) => grams !== null && of100 !== null);
  const sums = NUTRIENT_IDS.flatMap((id) => {
    const values = counted.flatMap(({ grams, of100 }) => {
      const value = of100?.[id];
      return value === undefined || grams === null ? [] : [(value * grams) / 100];
    });
    const value = values.reduce((sum, each) => sum + each, 0);
    return values.length === 0 ? [] : [[id, { value: rounded(value), of: values.length }] as const];
  });
  return { foods: foods.length, counted: counted.length, nutrients: Object.fromEntries(sums) };
}

/** The values with the energy that follows from the others where none is known. */
export function withEnergy(values: Nutrients): Nutrients {
  if (values.energy !== undefined) return values;
  const energy = energyOf(values);
  return energy === null ? values : { ...values, energy };
}

/** How much more than 100 g the parts of 100 g may weigh, for rounding. */
const MOST_PARTS = 105;
const MOST_ENERGY = 905;

/** Why values of 100 g contradict each other; null if they do not. */
export function contradiction(values: Nutrients): string | null {
  const {
    energy,
    protein = 0,
    carbohydrate = 0,
    fat = 0,
    fibre = 0,
    water = 0,
    alcohol = 0,
  } = values;
  if (protein + carbohydrate + fat + fibre + water + alcohol > MOST_PARTS) return say.moreThan100g;
  if (energy !== undefined && energy > MOST_ENERGY) return say.tooMuchEnergy;
  const calculated = energyOf(values);
  if (energy === undefined || calculated === null) return null;
  // Polyols, acids and fibre leave some room.
  const isFar = Math.abs(calculated - energy) > Math.max(25, calculated * 0.3);
  return isFar ? say.otherEnergy(Math.round(calculated), Math.round(energy)) : null;
}

const rounded = (value: number): number => Number(value.toPrecision(6));
