import { formatDay } from '#domain/day.ts';
import {
  ACTIVITY_LEVELS,
  ALCOHOL,
  type CustomerProfileInput,
  GENDERS,
  SLEEP_QUALITIES,
  YES_NO_QUIT,
} from '#domain/profiles/customerProfile.ts';

export type FieldName = keyof CustomerProfileInput;

/** How a field is filled in. A unit is part of what it measures. */
export type FieldKind =
  | { readonly kind: 'line' | 'day' | 'time' | 'preferences' | 'unit' }
  | { readonly kind: 'text'; readonly hint?: string }
  | { readonly kind: 'measure'; readonly unit: 'weightUnit' | 'heightUnit' }
  | {
      readonly kind: 'number';
      readonly step: number;
      readonly min: number;
      readonly max: number;
      readonly hint: string;
    }
  | { readonly kind: 'choice'; readonly of: readonly string[] };

/** `label`: the English name that a person reads, and a screen reader says. */
type Field = FieldKind & { readonly label: string; readonly section: string };

const basics = { section: 'basics' };
const body = { section: 'body' };
const lifestyle = { section: 'lifestyle' };
const food = { section: 'food' };
const health = { section: 'health' };
const notes = { section: 'notes' };

/** Every field of a customer's profile, in the order in which they are filled in. */
export const FIELDS: Readonly<Record<FieldName, Field>> = {
  name: { ...basics, label: 'Name', kind: 'line' },
  dateOfBirth: { ...basics, label: 'Date of Birth', kind: 'day' },
  gender: { ...basics, label: 'Gender', kind: 'choice', of: GENDERS },

  weight: { ...body, label: 'Weight', kind: 'measure', unit: 'weightUnit' },
  weightUnit: { ...body, label: 'Weight Unit', kind: 'unit' },
  height: { ...body, label: 'Height', kind: 'measure', unit: 'heightUnit' },
  heightUnit: { ...body, label: 'Height Unit', kind: 'unit' },
  activityLevel: { ...body, label: 'Activity Level', kind: 'choice', of: ACTIVITY_LEVELS },
  fitnessGoals: { ...body, label: 'Fitness Goals', kind: 'text' },

  wakeTime: { ...lifestyle, label: 'Wake Time', kind: 'time' },
  sleepTime: { ...lifestyle, label: 'Sleep Time', kind: 'time' },
  qualityOfSleep: { ...lifestyle, label: 'Quality of Sleep', kind: 'choice', of: SLEEP_QUALITIES },
  stressLevels: {
    ...lifestyle,
    label: 'Stress Level',
    kind: 'number',
    step: 1,
    min: 1,
    max: 10,
    hint: '1 calm, 10 too much',
  },
  smoking: { ...lifestyle, label: 'Smoking', kind: 'choice', of: YES_NO_QUIT },
  tobacco: { ...lifestyle, label: 'Tobacco', kind: 'choice', of: YES_NO_QUIT },
  alcohol: { ...lifestyle, label: 'Alcohol', kind: 'choice', of: ALCOHOL },
  dayRecall: {
    ...lifestyle,
    label: 'Day Recall',
    kind: 'text',
    hint: 'An ordinary day, from waking to bed.',
  },

  dietaryPreferences: { ...food, label: 'Dietary Preferences', kind: 'preferences' },
  dietaryRestrictions: {
    ...food,
    label: 'Dietary Restrictions',
    kind: 'text',
    hint: 'Allergies, intolerances, faith, what you leave out.',
  },
  waterIntake: {
    ...food,
    label: 'Water Intake',
    kind: 'number',
    step: 0.1,
    min: 0,
    max: 20,
    hint: 'Litres a day',
  },
  favoritesFood: { ...food, label: 'Favorite Foods', kind: 'text' },
  foodDislikes: { ...food, label: 'Food Dislikes', kind: 'text' },
  cravings: { ...food, label: 'Cravings', kind: 'text' },
  dietRecall: {
    ...food,
    label: 'Diet Recall',
    kind: 'text',
    hint: 'What you ate yesterday, as it was.',
  },

  medicalConditions: { ...health, label: 'Medical Conditions', kind: 'text' },
  medications: {
    ...health,
    label: 'Medications',
    kind: 'text',
    hint: 'With the dose, if you know it.',
  },
  supplements: { ...health, label: 'Supplements', kind: 'text' },
  pastMedicalHistory: { ...health, label: 'Past Medical History', kind: 'text' },
  familyMedicalHistory: { ...health, label: 'Family Medical History', kind: 'text' },

  additionalInformation: { ...notes, label: 'Additional Information', kind: 'text' },
};

/** The section's fields in their order, without units. */
export const fieldsOf = (section: string): FieldName[] =>
  Object.entries(FIELDS)
    .filter(([, field]) => field.section === section && field.kind !== 'unit')
    .map(([name]) => name as FieldName);

/** A field by its label; as it is called itself, if it has none. */
export const labelOf = (field: string): string =>
  field in FIELDS ? FIELDS[field as FieldName].label : field;

/** The id of the field on the page. */
export const fieldId = (field: string): string => `profile-${field}`;

/** A stored choice as a person reads it: `lightlyActive` is 'Lightly active'. */
export function choiceWords(value: string): string {
  const words = value.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of a field in words, '' while it is empty. Units stand beside their number. */
export function wordsOf(profile: CustomerProfileInput, field: FieldName): string {
  if (field === 'dietaryPreferences') return profile[field].map(choiceWords).join(', ');
  const value = profile[field];
  if (value === null || value === '') return '';
  if (field === 'dateOfBirth') return formatDay(String(value), 'medium');
  if (field === 'weight') return `${value} ${profile.weightUnit}`;
  if (field === 'height') return `${value} ${profile.heightUnit}`;
  if (field === 'waterIntake') return `${value} litres a day`;
  if (field === 'stressLevels') return `${value} of 10`;
  return FIELDS[field].kind === 'choice' ? choiceWords(String(value)) : String(value);
}
