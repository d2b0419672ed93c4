import { ALLERGENS, type Allergen } from './allergens.ts';
import { calledIn } from './called.ts';
import type { Eater } from './eater.ts';
import { tokensOf, wordsOf } from './fold.ts';
import { lexicon } from './lexicon.ts';
import type { Avoided } from './marks.ts';
import { isShort, ownWordsOf, phrasesOf, unreadOf } from './ownPhrases.ts';
import { unitsOf } from './units.ts';

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
  const named = writtenIn(profile)
    .flatMap((phrase) => allergensOf(phrase, 'whole'))
    .map(({ allergen }) => allergen);
  return {
    allergens: ALLERGENS.filter((each) => profile.allergens.includes(each) || named.includes(each)),
    ownWords: [
      ...new Set(
        [profile.dietaryRestrictions, ...ofFood(profile.medicalConditions)].flatMap(ownWordsOf),
      ),
    ],
    disliked: ownWordsOf(profile.foodDislikes),
  };
}

/** What they wrote of what they do not eat, and no meal can be searched for: somebody has to read it. */
export const notLookedFor = (profile: Eater): string[] => {
  const { dietaryRestrictions, medicalConditions, foodDislikes } = profile;
  const written = [dietaryRestrictions, ...ofFood(medicalConditions), foodDislikes];
  return [...new Set(written.flatMap(unreadOf))];
};

/** Allergens that the customer wrote in their own words and that nobody has chosen yet. */
export function allergensToOffer(profile: Eater): FoundAllergen[] {
  const found = new Map<Allergen, string>();
  for (const phrase of writtenIn(profile))
    for (const { allergen, word } of allergensOf(phrase, 'any'))
      if (!profile.allergens.includes(allergen) && !found.has(allergen)) found.set(allergen, word);
  return ALLERGENS.flatMap((allergen) => {
    const word = found.get(allergen);
    return word === undefined ? [] : [{ allergen, word }];
  });
}

// As words are folded: without accents. Of an allergy, an intolerance, coeliac disease, their signs, and of what
// is not eaten.
const CONDITION =
  /\bavoid|\b(?:not|cannot|can t|cant|never|dont|don t) (?:eat|drink|have any|tolerate)|all?erg|anaph?[iy]la|fpies|epi ?pen|intoler|unvertrag|co?elia|zolia|sprue|sensi[bt]|dermatitis herp|eosino|rea[ckz][tcz]i|एलर्जी|एलर्जि|सीलिएक|असहिष्णु|过敏|過敏|アレルギ|аллерг|حساسي|سيلياك|زلاقي/u;
// 'Allergies: nuts, eggs' is one sentence: what is listed belongs to what it begins with.
const SENTENCES = /[.!?؟।](?:\s|$)|[\n\r]/u;

// 'Allergies:' with what is meant in the lines below.
const LISTED = /(?<=:)[ \t]*[\r\n]+|[\r\n][ \t]*[-•*]/gu;

/** Of conditions those alone that are about food: 'fish oil for the heart' is none. */
const writtenIn = ({ dietaryRestrictions, medicalConditions }: Eater): string[] => [
  ...phrasesOf(dietaryRestrictions),
  ...ofFood(medicalConditions).flatMap(phrasesOf),
];

const ofFood = (medicalConditions: string): string[] =>
  medicalConditions
    .replaceAll(LISTED, ', ')
    .split(SENTENCES)
    .filter((sentence) => CONDITION.test(wordsOf(sentence).join(' ')));

function allergensOf(phrase: string, wanted: 'whole' | 'any'): FoundAllergen[] {
  // Of a whole sentence the customer is shown the word that it is about.
  const written = (from: number, to: number) => (isShort(phrase) ? phrase : phrase.slice(from, to));
  const called = calledIn(tokensOf(phrase)).map(({ allergen, from, to }) => ({
    allergen,
    word: written(from, to),
  }));
  const named = unitsOf(phrase, lexicon()).flatMap(({ entries, from, to }) => {
    if (wanted === 'whole' && !entries.some(({ generic }) => generic)) return [];
    return entries
      .filter(({ harmless }) => !harmless)
      .flatMap(({ allergens }) => [...allergens])
      .flatMap(([allergen, how]) =>
        how === 'names' ? [{ allergen, word: written(from, to) }] : [],
      );
  });
  return [...called, ...named];
}
