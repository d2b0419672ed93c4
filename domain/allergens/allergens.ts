import { say } from './words.ts';

/** The fourteen allergens that the EU requires on labels (Regulation 1169/2011, annex II), in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const allergenName = (allergen: Allergen): string => say.names[allergen];

/** 'tree nuts', in a sentence. */
export const allergenWord = (allergen: Allergen): string => say.inSentence[allergen];

export const isAllergen = (text: string): text is Allergen =>
  ALLERGENS.some((allergen) => allergen === text);

/** Groups of foods that ways of eating leave out, beside the allergens. */
const GROUPS = ['meat', 'pork', 'alcohol', 'honey', 'gelatine', 'roots'] as const;
export type Group = (typeof GROUPS)[number];

/** What the lists of words know: allergens, and groups of foods. */
export type Food = Allergen | Group;

export const FOODS: readonly Food[] = [...ALLERGENS, ...GROUPS];

export const isGroup = (text: string): text is Group => GROUPS.some((group) => group === text);

export const isFood = (text: string): text is Food => isAllergen(text) || isGroup(text);

/** The fields of a profile that say what the customer does not eat. */
export interface Eater {
  readonly allergens: readonly Allergen[];
  /** Ways of eating that they chose, and some that say nothing about single foods. */
  readonly dietaryPreferences: readonly string[];
  readonly dietaryRestrictions: string;
  readonly medicalConditions: string;
  readonly foodDislikes: string;
}

type Chosen = Pick<Eater, 'allergens'>;

const NOTHING_WRITTEN: Eater = {
  allergens: [],
  dietaryPreferences: [],
  dietaryRestrictions: '',
  medicalConditions: '',
  foodDislikes: '',
};

/** The choices of a customer and their dietician together: neither removes what the other chose. */
export function eaterOf(profile: Eater | null, chosen: Chosen | null): Eater | null {
  if (!chosen) return profile;
  const written = profile ?? NOTHING_WRITTEN;
  const both = [...written.allergens, ...chosen.allergens];
  return { ...written, allergens: ALLERGENS.filter((each) => both.includes(each)) };
}
