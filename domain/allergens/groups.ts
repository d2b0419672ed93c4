import { ALLERGENS, type Allergen, isAllergen } from './allergens.ts';

/** Groups of foods that ways of eating leave out, beside the allergens. */
const GROUPS = ['meat', 'pork', 'alcohol', 'honey', 'gelatine', 'roots'] as const;
export type Group = (typeof GROUPS)[number];

/** What the lists of words know: allergens, and groups of foods. */
export type Food = Allergen | Group;

export const FOODS: readonly Food[] = [...ALLERGENS, ...GROUPS];

export const isGroup = (text: string): text is Group => GROUPS.some((group) => group === text);

export const isFood = (text: string): text is Food => isAllergen(text) || isGroup(text);
