import * as z from 'zod';
import type { Day } from '#domain/day.ts';
import { bornBy } from '#domain/profiles/age.ts';
import {
  type CustomerProfileInput,
  DIETARY_PREFERENCES,
  EMPTY_PROFILE,
  HEIGHT_UNITS,
  WEIGHT_UNITS,
} from '#domain/profiles/customerProfile.ts';
import { customerProfileInputSchema } from '#domain/profiles/customerProfileSchema.ts';
import { fieldErrors } from '../ui/errors.ts';
import type { Checked } from './useProfileForm.ts';

// Unbounded and mostly unchecked on purpose: what cannot be saved was still typed, and is kept.
export const profileValuesSchema = z.object({
  name: z.string(),
  dateOfBirth: z.string(),
  gender: z.string(),
  weight: z.string(),
  weightUnit: z.enum(WEIGHT_UNITS),
  /** The weight as it was last typed, and in which unit: every other unit is worked out from it. */
  weightTyped: z.object({ text: z.string(), unit: z.enum(WEIGHT_UNITS) }),
  height: z.string(),
  heightUnit: z.enum(HEIGHT_UNITS),
  heightTyped: z.object({ text: z.string(), unit: z.enum(HEIGHT_UNITS) }),
  activityLevel: z.string(),
  dietaryPreferences: z.array(z.enum(DIETARY_PREFERENCES)),
  dietaryRestrictions: z.string(),
  fitnessGoals: z.string(),
  medicalConditions: z.string(),
  medications: z.string(),
  supplements: z.string(),
  pastMedicalHistory: z.string(),
  familyMedicalHistory: z.string(),
  stressLevels: z.string(),
  wakeTime: z.string(),
  sleepTime: z.string(),
  qualityOfSleep: z.string(),
  cravings: z.string(),
  favoritesFood: z.string(),
  foodDislikes: z.string(),
  waterIntake: z.string(),
  smoking: z.string(),
  tobacco: z.string(),
  alcohol: z.string(),
  dietRecall: z.string(),
  dayRecall: z.string(),
  additionalInformation: z.string(),
});
/** The profile as its form holds it: numbers and choices as text, '' for none. */
export type ProfileValues = z.infer<typeof profileValuesSchema>;

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

export function valuesOf(profile: CustomerProfileInput | null): ProfileValues {
  const from = profile ?? EMPTY_PROFILE;
  const { weightUnit, heightUnit, dietaryPreferences, ...rest } = from;
  const texts = Object.fromEntries(
    Object.entries(rest).map(([field, value]) => [field, textOf(value)]),
  );
  return profileValuesSchema.parse({
    ...texts,
    weightUnit,
    heightUnit,
    weightTyped: { text: textOf(from.weight), unit: weightUnit },
    heightTyped: { text: textOf(from.height), unit: heightUnit },
    dietaryPreferences: [...dietaryPreferences],
  });
}

const NUMBERS = ['weight', 'height', 'stressLevels', 'waterIntake'] as const;
const CHOICES = [
  'dateOfBirth',
  'gender',
  'activityLevel',
  'wakeTime',
  'sleepTime',
  'qualityOfSleep',
  'smoking',
  'tobacco',
  'alcohol',
] as const;

/** A number as people type it, with a point or a comma; null for nothing, NaN for something else. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return plain === '' ? null : Number(plain);
}

/** What a person typed, on their `today`, as the product would store it, or a sentence for each bad field. */
export function checkProfile(values: ProfileValues, today: Day): Checked<CustomerProfileInput> {
  const { weightTyped: _weight, heightTyped: _height, ...fields } = values;
  const numbers = Object.fromEntries(NUMBERS.map((field) => [field, numberIn(fields[field])]));
  const choices = Object.fromEntries(CHOICES.map((field) => [field, fields[field] || null]));
  const checked = customerProfileInputSchema.safeParse({ ...fields, ...numbers, ...choices });
  if (checked.success) {
    const born = bornBy(checked.data.dateOfBirth, today);
    if (born.ok) return { ok: true, input: checked.data };
    return { ok: false, fields: { dateOfBirth: born.refusal.message } };
  }
  const noNumbers = NUMBERS.filter((field) => Number.isNaN(numbers[field]));
  return {
    ok: false,
    fields: {
      ...fieldErrors(checked.error),
      ...Object.fromEntries(noNumbers.map((field) => [field, 'Enter a number.'])),
    },
  };
}

/** Whether a field says something, while somebody is typing. */
export function isFilled(values: ProfileValues, field: keyof CustomerProfileInput): boolean {
  const value = values[field];
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
}
