import { ALLERGENS } from '#domain/allergens/allergens.ts';
import { asTyped } from '#domain/language/language.ts';
import { DIETARY_PREFERENCES, HEIGHT_UNITS, WEIGHT_UNITS } from '#domain/profiles/choices.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import { type Quantity, quantityIn } from '#domain/quantity.ts';
import { BODY_WORDS, VOLUME_WORDS } from '#domain/unitWords.ts';
import { listOf, object, oneOf, type Shape, type Shaped, string } from '../store/shape.ts';
import type { FieldName } from './fields.ts';

/** The fields with a single text value: numbers, times and choices too. */
type TextField = Exclude<
  FieldName,
  'weightUnit' | 'heightUnit' | 'dietaryPreferences' | 'allergens'
>;

const textsOf = (profile: CustomerProfileInput): Readonly<Record<TextField, unknown>> => {
  const {
    weightUnit: _weight,
    heightUnit: _height,
    dietaryPreferences: _chosen,
    allergens: _avoided,
    ...texts
  } = profile;
  return texts;
};

const textShapes = Object.fromEntries(
  Object.keys(textsOf(EMPTY_PROFILE)).map((field) => [field, string]),
) as Readonly<Record<TextField, Shape<string>>>;

// Texts are neither limited nor checked here: text that cannot be saved is kept all the same.
export const profileShape = object({
  ...textShapes,
  pregnancy: string,
  weightUnit: oneOf(WEIGHT_UNITS),
  /** The weight as last typed, and its unit: the value in any other unit is converted from it. */
  weightTyped: object({ text: string, unit: oneOf(WEIGHT_UNITS) }),
  heightUnit: oneOf(HEIGHT_UNITS),
  heightTyped: object({ text: string, unit: oneOf(HEIGHT_UNITS) }),
  dietaryPreferences: listOf(oneOf(DIETARY_PREFERENCES)),
  allergens: listOf(oneOf(ALLERGENS)),
});
/** The profile as the form holds it: numbers and choices as text, '' for none. */
export type ProfileValues = Shaped<typeof profileShape>;

export type FieldProps = {
  values: ProfileValues;
  change: (patch: Partial<ProfileValues>) => void;
  error: string | undefined;
};

const textOf = (value: unknown): string =>
  typeof value === 'number' ? asTyped(value) : String(value ?? '');

export function valuesOf(saved: CustomerProfileInput | null): ProfileValues {
  const profile = saved ?? EMPTY_PROFILE;
  const { weight, weightUnit, height, heightUnit, dietaryPreferences, allergens } = profile;
  const texts = Object.entries(textsOf(profile)).map(([field, value]) => [field, textOf(value)]);
  return profileShape({
    ...Object.fromEntries(texts),
    weightUnit,
    heightUnit,
    weightTyped: { text: textOf(weight), unit: weightUnit },
    heightTyped: { text: textOf(height), unit: heightUnit },
    dietaryPreferences,
    allergens,
  });
}

/** The weight with which the form was loaded: somebody else may have measured another one in the meantime. */
export const weightOf = (values: ProfileValues) => {
  const weight = measureIn(values, 'weight');
  return { weight: weight?.value ?? null, weightUnit: weight?.unit ?? values.weightUnit };
};

type Measure = 'weight' | 'height';

/** What was typed as weight or height, with the unit typed or else chosen; null for a blank, NaN for no number. */
export const measureIn = <F extends Measure>(
  values: Pick<ProfileValues, Measure | 'weightUnit' | 'heightUnit'>,
  field: F,
): Quantity<(typeof UNITS)[F][number]> | null =>
  quantityIn<(typeof UNITS)[F][number]>(values[field], {
    units: UNITS[field],
    chosen: values[`${field}Unit`],
    table: BODY_WORDS,
  });

const UNITS = { weight: WEIGHT_UNITS, height: HEIGHT_UNITS } as const;

/** What was typed as another number: null for a blank, NaN for anything else. */
export const numberIn = (text: string): number | null =>
  quantityIn(text, { units: ['l'], chosen: 'l', table: VOLUME_WORDS })?.value ?? null;

/** Whether a field has a value, while somebody is typing. */
export function isFilled(values: ProfileValues, field: keyof CustomerProfileInput): boolean {
  const value = values[field];
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
}
