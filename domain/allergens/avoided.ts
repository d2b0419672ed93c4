import { ALLERGENS, type Allergen } from './allergens.ts';
import { wordsOf } from './fold.ts';
import { lexicon } from './lexicon.ts';
import type { Avoided } from './marks.ts';
import { type OwnWord, ownWordsOf } from './ownWords.ts';
import { unitsOf } from './units.ts';

/** What a profile says of what its customer does not eat. */
export interface Eater {
  readonly allergens: readonly Allergen[];
  readonly dietaryRestrictions: string;
  readonly medicalConditions: string;
  readonly foodDislikes: string;
}

export interface FoundAllergen {
  readonly allergen: Allergen;
  /** As the customer wrote it. */
  readonly word: string;
}

/**
 * What somebody must not eat: what was chosen, and what their own words name as a whole, as 'peanuts' or
 * 'lactose intolerance' do. 'Walnuts' are looked for as walnuts until tree nuts are chosen.
 */
export function avoidedBy(profile: Eater): Avoided {
  const named = writtenIn(profile).flatMap((word) => allergensOf(word, 'whole'));
  return {
    allergens: ALLERGENS.filter((each) => profile.allergens.includes(each) || named.includes(each)),
    ownWords: ownWordsOf(profile.dietaryRestrictions),
    disliked: ownWordsOf(profile.foodDislikes),
  };
}

/** Allergens that the customer wrote in their own words and that nobody has chosen yet. */
export function allergensToOffer(profile: Eater): FoundAllergen[] {
  const found = new Map<Allergen, string>();
  for (const word of writtenIn(profile))
    for (const allergen of allergensOf(word, 'any'))
      if (!profile.allergens.includes(allergen) && !found.has(allergen)) found.set(allergen, word);
  return ALLERGENS.flatMap((allergen) => {
    const word = found.get(allergen);
    return word === undefined ? [] : [{ allergen, word }];
  });
}

const CONDITION = /allerg|intoleran|co?eliac|zöliakie|cœliaque|coeliaque|celiac|celiach/iu;

/** Of conditions those alone that are about food: 'fish oil for the heart' is none. */
const writtenIn = ({ dietaryRestrictions, medicalConditions }: Eater): OwnWord[] => [
  ...ownWordsOf(dietaryRestrictions),
  ...medicalConditions
    .split(/[,;.\n]/u)
    .filter((part) => CONDITION.test(part))
    .flatMap(ownWordsOf),
];

// No names of the allergen itself, but of what somebody with it says they have.
const CALLED: readonly (readonly [RegExp, Allergen])[] = [
  [/^(?:co?eliac|zoliakie|coeliaque|celiac|celiach)/u, 'gluten'],
  [/^la[ck]t{1,2}os/u, 'milk'],
];

function allergensOf(word: OwnWord, wanted: 'whole' | 'any'): Allergen[] {
  const words = wordsOf(word);
  const called = CALLED.filter(([name]) => words.some((each) => name.test(each)));
  const units = unitsOf(word, lexicon());
  const named = units.flatMap(({ entries }) =>
    entries
      .filter(({ harmless, generic }) => !harmless && (wanted === 'any' || generic))
      .flatMap(({ allergens }) => [...allergens])
      .flatMap(([allergen, how]) => (how === 'names' ? [allergen] : [])),
  );
  return [...called.map(([, allergen]) => allergen), ...named];
}
