import { ALLERGENS, type Allergen, type Eater } from '#domain/allergens/allergens.ts';
import { avoidedBy } from '#domain/allergens/avoided.ts';
import { marksIn } from '#domain/allergens/marks.ts';

/** Somebody whose profile says nothing of what they eat. */
export const NOBODY: Eater = {
  allergens: [],
  dietaryPreferences: [],
  dietaryRestrictions: '',
  medicalConditions: '',
  foodDislikes: '',
};

/** Somebody who avoids every allergen. */
export const ALL = { allergens: ALLERGENS, ways: [], ownWords: [], disliked: [] };

/** The allergens that are marked in a meal for somebody who avoids all of them. */
export const allergensIn = (meal: string): Allergen[] => [
  ...new Set(marksIn(meal, ALL).flatMap((mark) => ('allergen' in mark ? [mark.allergen] : []))),
];

/** Those of the meals, which are written with '; ' between them, that are marked for this profile. */
export function markedFor(profile: Partial<Eater>, meals: string): string {
  const avoided = avoidedBy({ ...NOBODY, ...profile });
  const marked = meals.split('; ').filter((meal) => marksIn(meal, avoided).length > 0);
  return marked.join('; ');
}
