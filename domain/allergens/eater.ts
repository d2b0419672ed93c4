import { ALLERGENS, type Allergen } from './allergens.ts';

/** The fields of a profile that say what the customer does not eat. */
export interface Eater {
  readonly allergens: readonly Allergen[];
  /** Ways of eating that they chose, and some that say nothing about single foods. */
  readonly dietaryPreferences: readonly string[];
  readonly dietaryRestrictions: string;
  readonly medicalConditions: string;
  readonly foodDislikes: string;
}

/** What a dietician chose for a customer. */
export type Chosen = Pick<Eater, 'allergens'>;

const NOTHING_WRITTEN: Eater = {
  allergens: [],
  dietaryPreferences: [],
  dietaryRestrictions: '',
  medicalConditions: '',
  foodDislikes: '',
};

/**
 * The choices of a customer and their dietician combined: neither removes what the other chose. Null: no
 * choices yet.
 */
export function eaterOf(profile: Eater | null, chosen: Chosen | null): Eater | null {
  if (!chosen) return profile;
  const written = profile ?? NOTHING_WRITTEN;
  const both = [...written.allergens, ...chosen.allergens];
  return { ...written, allergens: ALLERGENS.filter((each) => both.includes(each)) };
}
