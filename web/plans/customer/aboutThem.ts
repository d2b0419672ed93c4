import type { CustomerProfile } from '#domain/profiles/customerProfile.ts';

export type About = { readonly label: string; readonly text: string };

/** Of a profile, what a plan has to heed, weightiest first; what was left blank is left out. */
export function aboutThem(profile: CustomerProfile | null): About[] {
  if (!profile) return [];
  const all: About[] = [
    { label: 'Goals', text: profile.fitnessGoals },
    { label: 'Restrictions', text: profile.dietaryRestrictions },
    { label: 'Conditions', text: profile.medicalConditions },
    { label: 'Eats', text: profile.dietaryPreferences.join(', ') },
    { label: 'Dislikes', text: profile.foodDislikes },
  ];
  return all
    .map(({ label, text }) => ({ label, text: text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}
