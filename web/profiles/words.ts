import { ALLERGEN_NAMES } from '#domain/allergens/allergens.ts';
import { formatDay } from '#domain/day.ts';
import type { CustomerProfileInput } from '#domain/profiles/customerProfileSchema.ts';
import { FIELDS, type FieldName } from './fields.ts';

export const LOAD_FAILED = 'Failed to load profile information.';
export const UPDATE_FAILED = 'Failed to update profile.';
export const NOT_AUTHENTICATED = 'Error: User not authenticated.';
export const NO_UID = 'User not authenticated or UID not available.';
export const NO_USER_ID = 'No User ID provided.';
export const NO_PROFILE_DATA = 'No profile data available.';
export const notFound = (id: string): string => `Profile not found for ID: ${id}`;

const dayWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** When a profile was last saved, in the reader's own calendar. */
export const updatedWords = (lastUpdated: string): string =>
  `Last updated ${dayWords.format(new Date(lastUpdated))}`;

const NAMES: Readonly<Record<string, string>> = { 'low-fodmap': 'Low-FODMAP' };

/** A stored choice as a person reads it: `lightlyActive` is 'Lightly active'. */
export function choiceWords(value: string): string {
  const name = NAMES[value];
  if (name) return name;
  const words = value.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of a field in words, '' while it is empty. Units stand beside their number. */
export function wordsOf(profile: CustomerProfileInput, field: FieldName): string {
  if (field === 'dietaryPreferences') return profile[field].map(choiceWords).join(', ');
  if (field === 'allergens')
    return profile[field].map((allergen) => ALLERGEN_NAMES[allergen]).join(', ');
  const value = profile[field];
  if (value === null || value === '') return '';
  if (field === 'dateOfBirth') return formatDay(String(value), 'medium');
  if (field === 'weight') return `${value} ${profile.weightUnit}`;
  if (field === 'height') return `${value} ${profile.heightUnit}`;
  if (field === 'waterIntake') return `${value} litres a day`;
  if (field === 'stressLevels') return `${value} of 10`;
  return FIELDS[field].kind === 'choice' ? choiceWords(String(value)) : String(value);
}
