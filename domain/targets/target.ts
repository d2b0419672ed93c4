import type { Sum, Totals } from '../foods/count.ts';
import { MAIN_NUTRIENTS, NUTRIENTS, type Nutrient } from '../foods/nutrients.ts';

/** `about`: neither much less nor much more; `least` and `most`: only one of the two matters. */
export const TARGET_KINDS = ['about', 'least', 'most'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export type Target = {
  readonly nutrient: Nutrient;
  /** A day, in the unit of the nutrient. */
  readonly amount: number;
  readonly kind: TargetKind;
};

export const USUAL_TOLERANCE = 10;
export const TOLERANCES = [1, 50] as const;
export const FACTORS = [1, 3] as const;
export const PER_KG = [0.3, 4] as const;

const AT_MOST = new Set<Nutrient>(
  'sugars salt saturated trans cholesterol alcohol caffeine sodium'.split(' ') as Nutrient[],
);

export function usualKind(nutrient: Nutrient): TargetKind {
  if (AT_MOST.has(nutrient)) return 'most';
  const isAbout = nutrient !== 'fibre' && MAIN_NUTRIENTS.some((each) => each === nutrient);
  return isAbout ? 'about' : 'least';
}

const BOUNDS = { kcal: [300, 10_000], g: [0.1, 2000], mg: [0.01, 20_000], µg: [0.01, 20_000] };

/** The least and the most that can be meant for a day; anything else is a typing mistake. */
export const boundsOf = (nutrient: Nutrient): readonly [number, number] => {
  const [least = 0, most = 0] = BOUNDS[NUTRIENTS[nutrient]];
  return [least, most];
};

/** A day is judged only if this share of its foods is counted. */
export const ENOUGH = 0.8;

export type Judged = {
  readonly nutrient: Nutrient;
  /** `unclear`: too few foods have a value, so nobody can say. */
  readonly state: 'within' | 'below' | 'above' | 'unclear';
  /** How far it is from the target, always positive. */
  readonly by: number;
};

export const isEnough = (sum: Sum | undefined, foods: number): sum is Sum =>
  sum !== undefined && foods > 0 && sum.of / foods >= ENOUGH;

/** What a day contains, beside its targets. */
export const judged = (
  { foods, nutrients }: Pick<Totals, 'foods' | 'nutrients'>,
  { targets, tolerance }: { readonly targets: readonly Target[]; readonly tolerance: number },
): Judged[] =>
  targets.map(({ nutrient, amount, kind }) => {
    const sum = nutrients[nutrient];
    if (!isEnough(sum, foods)) return { nutrient, state: 'unclear', by: 0 };
    const difference = sum.value - amount;
    const isFar = Math.abs(difference) > (amount * tolerance) / 100;
    const isBelow = isFar && difference < 0 && kind !== 'most';
    const isAbove = isFar && difference > 0 && kind !== 'least';
    const state = isBelow ? 'below' : isAbove ? 'above' : 'within';
    return { nutrient, state, by: Math.abs(difference) };
  });
