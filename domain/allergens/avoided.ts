import { ALLERGENS, type Allergen, type Eater, type Food, isAllergen } from './allergens.ts';
import { withoutAllowed } from './allowed.ts';
import { tokensOf, wordsOf } from './fold.ts';
import { lexicon } from './lexicon.ts';
import type { Avoided, AvoidedBy } from './marks.ts';
import { isShort, ownWordsOf, phrasesOf, unreadOf, waysOf } from './ownPhrases.ts';
import { unitsOf } from './units.ts';
import { calledIn, isWay, leftOutBy, waysSaid, withoutKinds } from './ways.ts';

export interface FoundAllergen {
  readonly allergen: Allergen;
  readonly word: string;
}

/**
 * What a customer must not eat: the chosen allergens, and those that their own words name as a whole, such as
 * 'peanuts' or 'lactose intolerance'. 'Walnuts' are looked for only as walnuts unless tree nuts are chosen.
 */
export function avoidedBy(profile: Eater): Avoided {
  const phrases = writtenIn(profile);
  const named = namedIn(phrases);
  return {
    allergens: ALLERGENS.filter((each) => profile.allergens.includes(each) || named.includes(each)),
    isMilkLactose:
      !profile.allergens.includes('milk') &&
      isIntolerant(`${profile.dietaryRestrictions}\n${profile.medicalConditions}`) &&
      !namedIn(phrases.map((phrase) => phrase.replaceAll(LACTOSE, ''))).includes('milk'),
    ways: waysFor(profile),
    ownWords: [
      ...new Set(
        [profile.dietaryRestrictions, ...ofFood(profile.medicalConditions)]
          .flatMap(ownWordsOf)
          // Meals that name it are without it.
          .filter((word) => word.replaceAll(LACTOSE, '').trim() !== ''),
      ),
    ],
    disliked: ownWordsOf(profile.foodDislikes),
  };
}

const namedIn = (phrases: readonly string[]): Allergen[] =>
  phrases.flatMap((phrase) => allergensOf(phrase, 'whole')).map(({ allergen }) => allergen);

// 'Lattosio', 'Laktoseintoleranz'
const LACTOSE = /la(?:[ck]t+o[sz]|ttosio)\p{L}*|лактоз\p{L}*|(?:ال)?لاكتوز|लैक्टोज|乳糖/giu;

// With accents, as they are written.
const ALLERGIC = /all?er[gj]|uczul|аллерг|एलर्ज|حساسي|[过過]敏/iu;
const INTOLERANT = /intol|nietol|unvertr|непереносим|असहिष्ण|عدم تحمل|不耐/iu;

/** Many who write 'lactose allergy' mean milk. */
const isIntolerant = (said: string): boolean =>
  !ALLERGIC.test(said) ||
  said
    .split(/[,;.\n]/u)
    .filter((part) => part.search(LACTOSE) >= 0)
    .every((part) => INTOLERANT.test(part) && !ALLERGIC.test(part));

/** The ways of eating that were chosen, and those of their own words, without what they say that they do eat. */
function waysFor({
  dietaryPreferences,
  dietaryRestrictions,
  medicalConditions,
}: Eater): AvoidedBy[] {
  const written = [dietaryRestrictions, ...ofFood(medicalConditions)].flatMap(waysOf);
  const ways = [...new Set([...dietaryPreferences.filter(isWay), ...written])];
  const denied = foodsIn(withoutAllowed(dietaryRestrictions));
  const eaten = foodsIn(dietaryRestrictions).filter((food) => !denied.includes(food));
  return ways.map((way) => ({
    way,
    foods: leftOutBy(way).filter((food) => !eaten.includes(food)),
  }));
}

const foodsIn = (text: string): Food[] =>
  unitsOf(text, lexicon()).flatMap(({ entries }) =>
    entries.flatMap(({ foods }) => [...foods.keys()]),
  );

// They eat meat, or what they leave out is no food.
const SAYS_NOTHING = /^non-vegetarian$/u;

/** What they wrote that meals cannot be searched for: a person has to read it. */
export const notLookedFor = (profile: Eater): string[] => {
  const { dietaryPreferences, dietaryRestrictions, medicalConditions, foodDislikes } = profile;
  const chosen = dietaryPreferences.filter((each) => !isWay(each) && !SAYS_NOTHING.test(each));
  const written = [dietaryRestrictions, ...ofFood(medicalConditions), foodDislikes];
  return [...new Set([...chosen, ...written.flatMap(unreadOf)])];
};

/** Allergens that the customer mentioned in their own words and that nobody has chosen yet. */
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

// Words for an allergy, an intolerance, coeliac disease, their signs, and for not eating something; folded,
// so without accents.
const CONDITION =
  /\bavoid|\b(?:not|cannot|can t|cant|never|dont|don t) (?:eat|drink|have any|tolerate)|all?erg|anaph?[iy]la|fpies|epi ?pen|intoll?er|nietoler|uczul|unvertrag|co?elia|celiak|colyak|laktoz|zolia|sprue|sensi[bt]|dermatitis herp|eosino|rea[ckz][tcz]i|एलर्जी|एलर्जि|सीलिएक|असहिष्णु|[过過] 敏|不 耐|乳 糜 泻|アレルキ|аллерг|целиак|непереносим|حساسي|عدم تحمل|سيلياك|سلياك|زلاقي/u;
// A colon does not end a sentence: in 'Allergies: nuts, eggs' the list belongs to the word before it.
const SENTENCES = /[.!?؟।](?:\s|$)|[\n\r]/u;

// 'Allergies:' followed by a list in the lines below.
const LISTED = /(?<=:)[ \t]*[\r\n]+|[\r\n][ \t]*[-•*]/gu;

/** Of the medical conditions, only sentences about food: 'fish oil for the heart' is not one. */
const writtenIn = ({ dietaryRestrictions, medicalConditions }: Eater): string[] => [
  ...phrasesOf(dietaryRestrictions),
  ...ofFood(medicalConditions).flatMap(phrasesOf),
];

const ofFood = (medicalConditions: string): string[] =>
  medicalConditions
    .replaceAll(LISTED, ', ')
    .split(SENTENCES)
    .filter((sentence) => CONDITION.test(wordsOf(sentence).join(' ')));

function allergensOf(said: string, wanted: 'whole' | 'any'): FoundAllergen[] {
  // '蛋素' eats eggs.
  if (waysSaid(said)?.isAll) return [];
  const phrase = withoutKinds(said);
  // A long sentence is not shown whole, only the word in it that names the allergen.
  const written = (from: number, to: number) => (isShort(phrase) ? phrase : phrase.slice(from, to));
  const called = calledIn(tokensOf(phrase)).map(({ allergen, from, to }) => ({
    allergen,
    word: written(from, to),
  }));
  const named = unitsOf(phrase, lexicon()).flatMap(({ entries, from, to }) => {
    if (wanted === 'whole' && !entries.some(({ generic }) => generic)) return [];
    return entries
      .filter(({ harmless }) => !harmless)
      .flatMap(({ foods }) => [...foods])
      .flatMap(([food, how]) =>
        how === 'names' && isAllergen(food) ? [{ allergen: food, word: written(from, to) }] : [],
      );
  });
  return [...called, ...named];
}
