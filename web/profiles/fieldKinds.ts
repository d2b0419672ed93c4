import {
  ACTIVITY_LEVELS,
  ALCOHOL,
  type CustomerProfileInput,
  GENDERS,
  SLEEP_QUALITIES,
  YES_NO_QUIT,
} from '#domain/profiles/customerProfile.ts';

export type FieldKind =
  | { readonly kind: 'line' }
  | { readonly kind: 'text'; readonly hint?: string }
  | { readonly kind: 'day' }
  | { readonly kind: 'time' }
  | { readonly kind: 'measure'; readonly unit: 'weightUnit' | 'heightUnit' }
  | {
      readonly kind: 'number';
      readonly step: number;
      readonly min: number;
      readonly max: number;
      readonly hint: string;
    }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'preferences' };

/** How each field is filled in. Units are part of what they measure. */
export const KINDS: Readonly<
  Record<Exclude<keyof CustomerProfileInput, 'weightUnit' | 'heightUnit'>, FieldKind>
> = {
  name: { kind: 'line' },
  dateOfBirth: { kind: 'day' },
  gender: { kind: 'choice', of: GENDERS },
  weight: { kind: 'measure', unit: 'weightUnit' },
  height: { kind: 'measure', unit: 'heightUnit' },
  activityLevel: { kind: 'choice', of: ACTIVITY_LEVELS },
  fitnessGoals: { kind: 'text' },
  wakeTime: { kind: 'time' },
  sleepTime: { kind: 'time' },
  qualityOfSleep: { kind: 'choice', of: SLEEP_QUALITIES },
  stressLevels: { kind: 'number', step: 1, min: 1, max: 10, hint: '1 calm, 10 too much' },
  smoking: { kind: 'choice', of: YES_NO_QUIT },
  tobacco: { kind: 'choice', of: YES_NO_QUIT },
  alcohol: { kind: 'choice', of: ALCOHOL },
  dayRecall: { kind: 'text', hint: 'An ordinary day, from waking to bed.' },
  dietaryPreferences: { kind: 'preferences' },
  dietaryRestrictions: {
    kind: 'text',
    hint: 'Allergies, intolerances, faith, what you leave out.',
  },
  waterIntake: { kind: 'number', step: 0.1, min: 0, max: 20, hint: 'Litres a day' },
  favoritesFood: { kind: 'text' },
  foodDislikes: { kind: 'text' },
  cravings: { kind: 'text' },
  dietRecall: { kind: 'text', hint: 'What you ate yesterday, as it was.' },
  medicalConditions: { kind: 'text' },
  medications: { kind: 'text', hint: 'With the dose, if you know it.' },
  supplements: { kind: 'text' },
  pastMedicalHistory: { kind: 'text' },
  familyMedicalHistory: { kind: 'text' },
  additionalInformation: { kind: 'text' },
};
