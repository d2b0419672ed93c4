import { bornBy } from '#domain/age.ts';
import { type Day, isDay } from '#domain/day.ts';
import {
  type CustomerProfileInput,
  customerProfileInputSchema,
} from '#domain/profiles/customerProfileSchema.ts';
import { EMPTY_PROFILE } from '#domain/profiles/emptyProfiles.ts';
import { type Checked, checkedBy } from '../draft/sending.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { numberIn, type ProfileValues } from './profileValues.ts';

/**
 * The typed profile, as the product would store it, or an error sentence for each bad field. `today` is the
 * person's own date.
 */
export function checkProfile(values: ProfileValues, today: Day): Checked<CustomerProfileInput> {
  const {
    weightTyped: _weight,
    heightTyped: _height,
    dietaryPreferences,
    allergens,
    ...texts
  } = values;
  const stored = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, storedFrom(field as FieldName, text)]),
  );
  const checked = checkedBy(customerProfileInputSchema, {
    ...stored,
    dietaryPreferences,
    allergens,
  });
  const { dateOfBirth } = values;
  const born = bornBy(isDay(dateOfBirth) ? dateOfBirth : null, today);
  if (checked.ok && born.ok) return checked;
  const noNumbers = Object.keys(stored).filter((field) => Number.isNaN(stored[field]));
  return {
    ok: false,
    errors: {
      ...(!checked.ok && checked.errors),
      ...(!born.ok && { dateOfBirth: born.refusal.message }),
      ...Object.fromEntries(noNumbers.map((field) => [field, 'Enter a number.'])),
    },
  };
}

/** A number for a measure or a count; null for an optional field that is empty. */
function storedFrom(field: FieldName, text: string): string | number | null {
  const { kind } = FIELDS[field];
  if (kind === 'number' || kind === 'measure') return numberIn(text);
  return EMPTY_PROFILE[field] === null ? text || null : text;
}
