import {
  type CustomerProfileInput,
  DIETARY_PREFERENCES,
  EMPTY_PROFILE,
  HEIGHT_UNITS,
  WEIGHT_UNITS,
} from '#domain/profiles/customerProfile.ts';
import { listOf, object, oneOf, type Shaped, string } from '../store/shape.ts';

// Unbounded and mostly unchecked on purpose: what cannot be saved was still typed, and is kept.
export const profileShape = object({
  name: string,
  dateOfBirth: string,
  gender: string,
  weight: string,
  weightUnit: oneOf(WEIGHT_UNITS),
  /** The weight as it was last typed, and in which unit: every other unit is worked out from it. */
  weightTyped: object({ text: string, unit: oneOf(WEIGHT_UNITS) }),
  height: string,
  heightUnit: oneOf(HEIGHT_UNITS),
  heightTyped: object({ text: string, unit: oneOf(HEIGHT_UNITS) }),
  activityLevel: string,
  dietaryPreferences: listOf(oneOf(DIETARY_PREFERENCES)),
  dietaryRestrictions: string,
  fitnessGoals: string,
  medicalConditions: string,
  medications: string,
  supplements: string,
  pastMedicalHistory: string,
  familyMedicalHistory: string,
  stressLevels: string,
  wakeTime: string,
  sleepTime: string,
  qualityOfSleep: string,
  cravings: string,
  favoritesFood: string,
  foodDislikes: string,
  waterIntake: string,
  smoking: string,
  tobacco: string,
  alcohol: string,
  dietRecall: string,
  dayRecall: string,
  additionalInformation: string,
});
/** The profile as its form holds it: numbers and choices as text, '' for none. */
export type ProfileValues = Shaped<typeof profileShape>;

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

export function valuesOf(profile: CustomerProfileInput | null): ProfileValues {
  const from = profile ?? EMPTY_PROFILE;
  const { weightUnit, heightUnit, dietaryPreferences, ...rest } = from;
  const texts = Object.fromEntries(
    Object.entries(rest).map(([field, value]) => [field, textOf(value)]),
  );
  return profileShape({
    ...texts,
    weightUnit,
    heightUnit,
    weightTyped: { text: textOf(from.weight), unit: weightUnit },
    heightTyped: { text: textOf(from.height), unit: heightUnit },
    dietaryPreferences: [...dietaryPreferences],
  });
}

/** A number as people type it, with a point or a comma; null for nothing, NaN for something else. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return plain === '' ? null : Number(plain);
}

/** Whether a field says something, while somebody is typing. */
export function isFilled(values: ProfileValues, field: keyof CustomerProfileInput): boolean {
  const value = values[field];
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
}
