import { allergenName, eaterOf } from '#domain/allergens/allergens.ts';
import { avoidedBy } from '#domain/allergens/avoided.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { wayName } from '#domain/allergens/ways.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';

/** What was understood from own words, by the field of the profile where it could be chosen. */
export interface Understood {
  readonly allergens: readonly string[];
  readonly dietaryPreferences: readonly string[];
}

/** What was understood from a customer's own words and nobody chose. */
export function understood(
  profile: CustomerProfileInput,
  chosen: DieticianChoice | null,
): Understood {
  const eater = eaterOf(profile, chosen) ?? profile;
  const { allergens, ways } = avoidedBy(profile);
  return {
    allergens: allergens.filter((each) => !eater.allergens.includes(each)).map(allergenName),
    dietaryPreferences: ways
      .map(({ way }) => way)
      .filter((way) => !profile.dietaryPreferences.includes(way))
      .map(wayName),
  };
}
