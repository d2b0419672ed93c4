import {
  ACTIVITY_LEVELS,
  ALCOHOL,
  GENDERS,
  PREGNANCY,
  SLEEP_QUALITIES,
  YES_NO_QUIT,
} from '#domain/profiles/choices.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import { WATER_POSSIBLE_L } from '#domain/quantity.ts';
import { say } from './words.ts';

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

type Fields = Readonly<Partial<Record<FieldName, FieldKind>>>;

// The fields of each section, in the order of the form.
const plan = {
  name: { kind: 'line' },
  allergens: { kind: 'allergens' },
  dietaryRestrictions: {
    kind: 'text',
    hint: say.hints.dietaryRestrictions,
  },
  dietaryPreferences: { kind: 'preferences' },
  foodDislikes: { kind: 'text' },
  medicalConditions: { kind: 'text' },
  fitnessGoals: { kind: 'text' },
  weight: { kind: 'measure', unit: 'weightUnit' },
  weightUnit: { kind: 'unit' },
} as const satisfies Fields;

const basics = {
  dateOfBirth: { kind: 'day' },
  gender: { kind: 'choice', of: GENDERS },
} as const satisfies Fields;

const body = {
  height: { kind: 'measure', unit: 'heightUnit' },
  heightUnit: { kind: 'unit' },
  activityLevel: { kind: 'choice', of: ACTIVITY_LEVELS },
} as const satisfies Fields;

const lifestyle = {
  wakeTime: { kind: 'time' },
  sleepTime: { kind: 'time' },
  qualityOfSleep: { kind: 'choice', of: SLEEP_QUALITIES },
  stressLevels: {
    kind: 'number',
    step: 1,
    min: 1,
    max: 10,
    hint: say.hints.stressLevels,
  },
  smoking: { kind: 'choice', of: YES_NO_QUIT },
  tobacco: { kind: 'choice', of: YES_NO_QUIT },
  alcohol: { kind: 'choice', of: ALCOHOL },
  dayRecall: { kind: 'text', hint: say.hints.dayRecall },
} as const satisfies Fields;

const food = {
  waterIntake: {
    kind: 'number',
    step: 0.1,
    min: 0,
    max: WATER_POSSIBLE_L,
    hint: say.hints.waterIntake,
  },
  favoritesFood: { kind: 'text' },
  cravings: { kind: 'text' },
  dietRecall: { kind: 'text', hint: say.hints.dietRecall },
} as const satisfies Fields;

const health = {
  medications: { kind: 'text', hint: say.hints.medications },
  supplements: { kind: 'text' },
  pastMedicalHistory: { kind: 'text' },
  familyMedicalHistory: { kind: 'text' },
  pregnancy: { kind: 'choice', of: PREGNANCY },
} as const satisfies Fields;

const notes = {
  additionalInformation: { kind: 'text' },
} as const satisfies Fields;

export const FIELDS: Readonly<Record<FieldName, FieldKind>> = {
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

const section = (id: keyof typeof say.sections, fields: Fields): Section => ({
  id,
  ...say.sections[id],
  fields: (Object.keys(fields) as FieldName[]).filter((name) => FIELDS[name].kind !== 'unit'),
});

/** The sections of the profile in the order of the form: first what changes the plan. */
export const SECTIONS: readonly Section[] = [
  section('plan', plan),
  section('basics', basics),
  section('body', body),
  section('lifestyle', lifestyle),
  section('food', food),
  section('health', health),
  section('notes', notes),
];

export const filledIn = (section: Section, says: (field: FieldName) => boolean): number =>
  section.fields.filter(says).length;

/** A field's name, on screen and for screen readers. */
export const labelOf = (field: string): string =>
  (say.labels as Readonly<Record<string, string>>)[field] ?? field;

export const anchorOf = (id: string): string => `section-${id}`;

export const fieldId = (field: string): string => `profile-${field}`;
