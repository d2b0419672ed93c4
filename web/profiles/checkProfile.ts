import { type Day, isDay } from '#domain/day.ts';
import { bornBy } from '#domain/profiles/age.ts';
import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import { customerProfileInputSchema } from '#domain/profiles/customerProfileSchema.ts';
import { fieldErrors } from '../api/errors.ts';
import { numberIn, type ProfileValues } from './profileValues.ts';
import type { Checked } from './useProfileForm.ts';

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

/** What a person typed, on their `today`, as the product would store it, or a sentence for each bad field. */
export function checkProfile(values: ProfileValues, today: Day): Checked<CustomerProfileInput> {
  const { weightTyped: _weight, heightTyped: _height, ...fields } = values;
  const numbers = Object.fromEntries(NUMBERS.map((field) => [field, numberIn(fields[field])]));
  const choices = Object.fromEntries(CHOICES.map((field) => [field, fields[field] || null]));
  const checked = customerProfileInputSchema.safeParse({ ...fields, ...numbers, ...choices });
  const { dateOfBirth } = values;
  const born = bornBy(isDay(dateOfBirth) ? dateOfBirth : null, today);
  if (checked.success && born.ok) return { ok: true, input: checked.data };
  const noNumbers = NUMBERS.filter((field) => Number.isNaN(numbers[field]));
  return {
    ok: false,
    fields: {
      ...(checked.error && fieldErrors(checked.error)),
      ...(!born.ok && { dateOfBirth: born.refusal.message }),
      ...Object.fromEntries(noNumbers.map((field) => [field, 'Enter a number.'])),
    },
  };
}
