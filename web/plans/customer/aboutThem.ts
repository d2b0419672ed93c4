import type { CustomerProfile } from '#domain/profiles/customerProfile.ts';

export type About = { readonly label: string; readonly text: string };

/** `toHeed` could do harm where a plan overlooks it: it is shown whole, always. */
export type AboutThem = { readonly toHeed: readonly About[]; readonly more: readonly About[] };

/** Of a profile, what a plan has to heed, weightiest first; what was left blank is left out. */
export function aboutThem(profile: CustomerProfile | null): AboutThem {
  if (!profile) return { toHeed: [], more: [] };
  return {
    toHeed: filledIn([
      { label: 'Restrictions', text: profile.dietaryRestrictions },
      { label: 'Conditions', text: profile.medicalConditions },
    ]),
    more: filledIn([
      { label: 'Eats', text: profile.dietaryPreferences.join(', ') },
      { label: 'Dislikes', text: profile.foodDislikes },
      { label: 'Goals', text: profile.fitnessGoals },
    ]),
  };
}

function filledIn(all: readonly About[]): About[] {
  return all
    .map(({ label, text }) => ({ label, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}
