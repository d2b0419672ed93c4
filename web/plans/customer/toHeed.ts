import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import type { CustomerProfile } from '#domain/profiles/customerProfileSchema.ts';
import type { Understood } from '../../profiles/understood.ts';
import { allergensWords, eatingWords, wordsOf } from '../../profiles/words.ts';

export const NOT_LOADED = 'Their profile could not be loaded.';
export const NOTHING_YET =
  'Nothing in their profile yet: ask about allergies, conditions and medications before you plan.';

export type About = { readonly label: string; readonly text: string };

/** `toHeed` could do harm if a plan overlooks it, so it is always shown in full. */
type AboutThem = { readonly toHeed: readonly About[]; readonly more: readonly About[] };

/** The fields of a profile that a plan has to respect, the most important first; without empty ones. */
export function aboutThem(
  profile: CustomerProfile | null,
  chosen: DieticianChoice | null,
  read: Understood,
): AboutThem {
  const allergens = { label: 'Allergens', text: allergensWords(profile, chosen, read) };
  if (!profile) return { toHeed: filledIn([allergens]), more: [] };
  return {
    toHeed: filledIn([
      allergens,
      { label: 'Restrictions', text: profile.dietaryRestrictions },
      { label: 'Conditions', text: profile.medicalConditions },
      { label: 'Medications', text: profile.medications },
      { label: 'Pregnancy', text: wordsOf(profile, 'pregnancy') },
      { label: 'Dislikes', text: profile.foodDislikes },
      { label: 'Eats', text: eatingWords(profile, read) },
    ]),
    more: filledIn([{ label: 'Goals', text: profile.fitnessGoals }]),
  };
}

function filledIn(all: readonly About[]): About[] {
  return all
    .map(({ label, text }) => ({ label, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}
