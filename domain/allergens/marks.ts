import type { Allergen } from './allergens.ts';
import { hitsIn } from './hits.ts';
import type { Mark, OwnWord } from './mark.ts';
import { ownMarksIn } from './ownWords.ts';

/** What a person must not eat: chosen allergens, and words of their own. */
export interface Avoided {
  readonly allergens: readonly Allergen[];
  readonly ownWords: readonly OwnWord[];
  /** What they dislike: it is marked but needs no reason. */
  readonly disliked: readonly OwnWord[];
}

export const AVOIDS_NOTHING: Avoided = { allergens: [], ownWords: [], disliked: [] };

export const avoidsNothing = ({ allergens, ownWords, disliked }: Avoided): boolean =>
  allergens.length + ownWords.length + disliked.length === 0;

/**
 * The marks in a meal, in order. An empty list means only that there is no known match, never that a meal is
 * safe.
 */
export function marksIn(text: string, avoided: Avoided): Mark[] {
  if (text.trim() === '' || avoidsNothing(avoided)) return [];
  const named = hitsIn(text).flatMap(({ from, to, word, allergens }): Mark[] =>
    avoided.allergens.flatMap((allergen) => {
      const how = allergens.get(allergen);
      return how ? [{ from, to, allergen, how, because: word }] : [];
    }),
  );
  return [
    ...named,
    ...ownMarksIn(text, avoided.ownWords, 'own'),
    ...ownMarksIn(text, avoided.disliked, 'disliked'),
  ].toSorted((a, b) => a.from - b.from);
}
