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

/** The names of allergens in forms, where they are chosen. */
export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten (wheat, rye, barley, oats)',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soy',
  milk: 'Milk (with lactose)',
  nuts: 'Tree nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
};

/** The name of an allergen within a sentence. */
export const allergenWord = (allergen: Allergen): string =>
  allergen === 'nuts' ? 'tree nuts' : allergen;

export const isAllergen = (text: string): text is Allergen =>
  ALLERGENS.some((allergen) => allergen === text);
