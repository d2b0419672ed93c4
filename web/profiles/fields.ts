import { WATER_POSSIBLE_L } from '#domain/possibleWater.ts';
import {
  ACTIVITY_LEVELS,
  ALCOHOL,
  GENDERS,
  PREGNANCY,
  SLEEP_QUALITIES,
  YES_NO_QUIT,
} from '#domain/profiles/choices.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';

export type FieldName = keyof CustomerProfileInput;

/** How a field is edited. A unit belongs to the value that it measures. */
type FieldKind =
  | { readonly kind: 'line' | 'day' | 'time' | 'preferences' | 'allergens' | 'unit' }
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

/** `label`: the English name, on screen and for screen readers. */
type Field = FieldKind & { readonly label: string };
type Fields = Readonly<Partial<Record<FieldName, Field>>>;

// The fields of each section, in the order of the form.
const plan = {
  name: { label: 'Name', kind: 'line' },
  allergens: { label: 'Allergens', kind: 'allergens' },
  dietaryRestrictions: {
    label: 'Dietary Restrictions',
    kind: 'text',
    hint: 'In your own words: other allergies, intolerances, faith, what you leave out.',
  },
  dietaryPreferences: { label: 'Dietary Preferences', kind: 'preferences' },
  foodDislikes: { label: 'Food Dislikes', kind: 'text' },
  medicalConditions: { label: 'Medical Conditions', kind: 'text' },
  fitnessGoals: { label: 'Fitness Goals', kind: 'text' },
  weight: { label: 'Weight', kind: 'measure', unit: 'weightUnit' },
  weightUnit: { label: 'Weight Unit', kind: 'unit' },
} as const satisfies Fields;

const basics = {
  dateOfBirth: { label: 'Date of Birth', kind: 'day' },
  gender: { label: 'Gender', kind: 'choice', of: GENDERS },
} as const satisfies Fields;

const body = {
  height: { label: 'Height', kind: 'measure', unit: 'heightUnit' },
  heightUnit: { label: 'Height Unit', kind: 'unit' },
  activityLevel: { label: 'Activity Level', kind: 'choice', of: ACTIVITY_LEVELS },
} as const satisfies Fields;

const lifestyle = {
  wakeTime: { label: 'Wake Time', kind: 'time' },
  sleepTime: { label: 'Sleep Time', kind: 'time' },
  qualityOfSleep: { label: 'Quality of Sleep', kind: 'choice', of: SLEEP_QUALITIES },
  stressLevels: {
    label: 'Stress Level',
    kind: 'number',
    step: 1,
    min: 1,
    max: 10,
    hint: '1 calm, 10 too much',
  },
  smoking: { label: 'Smoking', kind: 'choice', of: YES_NO_QUIT },
  tobacco: { label: 'Tobacco', kind: 'choice', of: YES_NO_QUIT },
  alcohol: { label: 'Alcohol', kind: 'choice', of: ALCOHOL },
  dayRecall: { label: 'Day Recall', kind: 'text', hint: 'An ordinary day, from waking to bed.' },
} as const satisfies Fields;

const food = {
  waterIntake: {
    label: 'Water Intake',
    kind: 'number',
    step: 0.1,
    min: 0,
    max: WATER_POSSIBLE_L,
    hint: 'Litres a day',
  },
  favoritesFood: { label: 'Favorite Foods', kind: 'text' },
  cravings: { label: 'Cravings', kind: 'text' },
  dietRecall: { label: 'Diet Recall', kind: 'text', hint: 'What you ate yesterday.' },
} as const satisfies Fields;

const health = {
  medications: { label: 'Medications', kind: 'text', hint: 'With the dose, if you know it.' },
  supplements: { label: 'Supplements', kind: 'text' },
  pastMedicalHistory: { label: 'Past Medical History', kind: 'text' },
  familyMedicalHistory: { label: 'Family Medical History', kind: 'text' },
  pregnancy: { label: 'Pregnancy', kind: 'choice', of: PREGNANCY },
} as const satisfies Fields;

const notes = {
  additionalInformation: { label: 'Additional Information', kind: 'text' },
} as const satisfies Fields;

export const FIELDS: Readonly<Record<FieldName, Field>> = {
  ...plan,
  ...basics,
  ...body,
  ...lifestyle,
  ...food,
  ...health,
  ...notes,
};

export type Section = {
  readonly id: string;
  readonly title: string;
  /** Why the section is asked for, in a sentence for the customer. */
  readonly why: string;
  /** The fields in order, without the units. */
  readonly fields: readonly FieldName[];
};

const section = (id: string, title: string, why: string, fields: Fields): Section => ({
  id,
  title,
  why,
  fields: (Object.keys(fields) as FieldName[]).filter((name) => FIELDS[name].kind !== 'unit'),
});

/** The sections of the profile in the order of the form: first what changes the plan. */
export const SECTIONS: readonly Section[] = [
  section(
    'plan',
    'For the Plan',
    'Your name, and what your meals are planned around. Read by the dieticians of your practice only.',
    plan,
  ),
  section('basics', 'Basics', 'Who you are.', basics),
  section('body', 'Body', 'We work out your needs from these.', body),
  section('lifestyle', 'Lifestyle', 'So that the plan fits into your day.', lifestyle),
  section('food', 'Food', 'What you eat and drink now.', food),
  section(
    'health',
    'Health',
    'Read by the dieticians of your practice only, before anything is planned.',
    health,
  ),
  section('notes', 'Notes', 'Anything else your dietician should know.', notes),
];

/** How many of a section's fields have a value. */
export const filledIn = (section: Section, says: (field: FieldName) => boolean): number =>
  section.fields.filter(says).length;

/** A field's label, or its own name if it has no label. */
export const labelOf = (field: string): string =>
  field in FIELDS ? FIELDS[field as FieldName].label : field;

/** The id of a section's card on the page. */
export const anchorOf = (id: string): string => `section-${id}`;

/** The id of the field on the page. */
export const fieldId = (field: string): string => `profile-${field}`;
