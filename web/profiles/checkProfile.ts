import { bornBy, type Day, isDay } from '#domain/day.ts';
import { EMPTY_PROFILE, heightRefusal } from '#domain/profiles/profile.ts';
import {
  type CustomerProfileInput,
  customerProfileInputSchema,
} from '#domain/profiles/profileSchema.ts';
import { type Checked, checkedBy } from '../draft/useSending.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { measureIn, numberIn, type ProfileValues } from './profileValues.ts';
import { say } from './words.ts';

/**
 * The typed profile, as the product would store it, or an error sentence for each bad field. `today` is the
 * person's own date; a height as in `base` stays as it was stored.
 */
export function checkProfile(
  values: ProfileValues,
  today: Day,
  base: ProfileValues = values,
): Checked<CustomerProfileInput> {
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
  const [weight, height] = [measureIn(values, 'weight'), measureIn(values, 'height')];
  Object.assign(stored, {
    weight: weight?.value ?? null,
    height: height?.value ?? null,
    weightUnit: weight?.unit ?? values.weightUnit,
    heightUnit: height?.unit ?? values.heightUnit,
  });
  const isNew = values.height !== base.height || values.heightUnit !== base.heightUnit;
  const tall = height && isNew ? heightRefusal(height) : null;
  const checked = checkedBy(customerProfileInputSchema, {
    ...stored,
    dietaryPreferences,
    allergens,
  });
  const { dateOfBirth } = values;
  const born = bornBy(isDay(dateOfBirth) ? dateOfBirth : null, today);
  if (checked.ok && born.ok && tall === null) return checked;
  const noNumbers = Object.keys(stored).filter((field) => Number.isNaN(stored[field]));
  return {
    ok: false,
    errors: {
      ...(!checked.ok && checked.errors),
      ...(tall !== null && { height: tall }),
      ...(!born.ok && { dateOfBirth: born.refusal.message }),
      ...Object.fromEntries(noNumbers.map((field) => [field, say.enterANumber])),
    },
  };
}

/** A number for a measure or a count; null for an optional field that is empty. */
function storedFrom(field: FieldName, text: string): string | number | null {
  const { kind } = FIELDS[field];
  if (kind === 'number') return numberIn(text);
  return EMPTY_PROFILE[field] === null ? text || null : text;
}
