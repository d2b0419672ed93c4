import { type Day, isDay } from '#domain/day.ts';
import { bornBy } from '#domain/profiles/age.ts';
import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import { customerProfileInputSchema } from '#domain/profiles/customerProfileSchema.ts';
import { type Checked, checkedBy } from '../draft/sending.ts';
import { numberIn, type ProfileValues } from './profileValues.ts';

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
  const checked = checkedBy(customerProfileInputSchema, { ...fields, ...numbers, ...choices });
  const { dateOfBirth } = values;
  const born = bornBy(isDay(dateOfBirth) ? dateOfBirth : null, today);
  if (checked.ok && born.ok) return checked;
  const noNumbers = NUMBERS.filter((field) => Number.isNaN(numbers[field]));
  return {
    ok: false,
    errors: {
      ...(!checked.ok && checked.errors),
      ...(!born.ok && { dateOfBirth: born.refusal.message }),
      ...Object.fromEntries(noNumbers.map((field) => [field, 'Enter a number.'])),
    },
  };
}
