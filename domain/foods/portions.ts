import { fold } from './fold.ts';
import type { Unit } from './units.ts';

/**
 * What one of each measure of a food weighs, in grams; `ml` is the weight of a millilitre, `piece` of the thing itself, or
 * `whole` where a piece is only part of it. `side` is what goes with other food, if that is less than a serving, `soup` what is in a soup and `filling` in a sandwich; `dry` how much dry rice or
 * pasta is in a serving of a dish that plans weigh by it: 'risotto (70 g)'.
 */
export type Portions = Readonly<
  Partial<Record<Unit | 'whole' | 'side' | 'soup' | 'filling' | 'dry', number>>
>;

/**
 * The size of measures in millilitres. Cup, tablespoon and teaspoon are those of food labels in the USA (21 CFR
 * 101.9(b)(5)(viii)), which Europe's spoons agree with. The others differ from kitchen to kitchen; these are our round
 * figures of usual sizes.
 */
export const MILLILITRES: Portions = {
  ml: 1,
  tsp: 5,
  tbsp: 15,
  cup: 240,
  glass: 200,
  katori: 150,
  bowl: 300,
  ladle: 120,
  can: 330,
  bottle: 500,
};

/** Measures of weight, and those that weigh about the same whatever the food. */
export const GRAMS: Portions = {
  g: 1,
  oz: 28.35,
  lb: 453.6,
  handful: 30,
  pinch: 0.5,
  dash: 5,
};

/** How many grams one measure of a food has; null if nobody can say, as for a slice of oil. */
export function gramsIn(portions: Portions, unit: Unit): number | null {
  const own = unit === '' ? (portions.whole ?? portions.piece) : portions[unit];
  if (own !== undefined) return own;
  const [size, density] = [MILLILITRES[unit], portions.ml];
  if (size !== undefined && density !== undefined) return size * density;
  return GRAMS[unit] ?? null;
}

const SMALL =
  /^(?:small|sml|sm|mini|kl|klein(?:e[nrs]?)?|petite?s?|peq|pequen[oa]s?|piccol[oaie])$/;
const LARGE = /^(?:large|lrg|lg|big|gr|gross(?:e[nrs]?)?|grande?s?|grosses?|gros)$/;

/**
 * How much more or less a small or a large one is than the usual one: in SR28 a small apple, banana, egg or potato has
 * about four fifths of a medium one, and a large one has a quarter more.
 */
export function sizeIn(words: string): number {
  const all = words.split(/[^\p{L}]+/u).map(fold);
  return all.some((word) => SMALL.test(word))
    ? 0.8
    : all.some((word) => LARGE.test(word))
      ? 1.25
      : 1;
}
