import type { Allergen } from './allergens.ts';
import type { Food } from './groups.ts';
import { type Hit, hitsIn } from './hits.ts';
import type { Mark, OwnWord } from './mark.ts';
import { ownMarksIn } from './ownWords.ts';
import type { Way } from './ways.ts';

/** A way of eating, and the foods that this person leaves out for it: some vegetarians eat fish. */
export interface AvoidedBy {
  readonly way: Way;
  readonly foods: readonly Food[];
}

/** What a person must not eat: chosen allergens, and words of their own. */
export interface Avoided {
  readonly allergens: readonly Allergen[];
  readonly ownWords: readonly OwnWord[];
  readonly ways: readonly AvoidedBy[];
  /** What they dislike: it is marked but needs no reason. */
  readonly disliked: readonly OwnWord[];
}

export const AVOIDS_NOTHING: Avoided = { allergens: [], ways: [], ownWords: [], disliked: [] };

export const avoidsNothing = ({ allergens, ways, ownWords, disliked }: Avoided): boolean =>
  allergens.length + ways.length + ownWords.length + disliked.length === 0;

// Milk without lactose has the protein of milk: it is left out for an allergen, but not for this way of eating.
const FREE_BEFORE = /(?:lactose[- ]?free|la[ck]tosefreie?[rsnm]?|无乳糖)\s*$/iu;
const FREE_BEHIND =
  /^\s*\(?(?:lactose[- ]?free|laktosefrei|sans lactose|sin lactosa|sem lactose|senza lattosio)/iu;

/**
 * The marks in a meal, in order. An empty list means only that there is no known match, never that a meal is
 * safe.
 */
export function marksIn(text: string, avoided: Avoided): Mark[] {
  if (text.trim() === '' || avoidsNothing(avoided)) return [];
  const hits = hitsIn(text);
  const withMeat = new Set(
    hits.flatMap(({ foods, choice }) => (foods.has('meat') ? [choice] : [])),
  );
  const named = hits.flatMap((hit): Mark[] => {
    const { from, to, word, foods } = hit;
    const marks = avoided.allergens.flatMap((allergen): Mark[] => {
      const how = foods.get(allergen);
      return how ? [{ from, to, allergen, how, because: word }] : [];
    });
    const isFree = FREE_BEFORE.test(text.slice(0, from)) || FREE_BEHIND.test(text.slice(to));
    const by = avoided.ways.find(
      (each) => isLeftOut(hit, each, withMeat) && !(each.way === 'lactose-free' && isFree),
    );
    if (by && marks.length === 0) marks.push({ from, to, way: by.way, how: 'way', because: word });
    return marks;
  });
  return [
    ...named,
    ...ownMarksIn(text, avoided.ownWords, 'own'),
    ...ownMarksIn(text, avoided.disliked, 'disliked'),
  ].toSorted((a, b) => a.from - b.from);
}

const isLeftOut = (
  { foods: has, choice }: Hit,
  { way, foods }: AvoidedBy,
  withMeat: ReadonlySet<number>,
): boolean =>
  foods.some((food) => has.has(food)) ||
  (way === 'kosher' && withMeat.has(choice) && has.has('milk'));
