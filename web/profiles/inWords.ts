import { type Allergen, allergenName } from '#domain/allergens/allergens.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { formatDay } from '#domain/day.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import { dateOf } from '../kit/time.ts';
import { FIELDS, type FieldName } from './fields.ts';
import type { Understood } from './understood.ts';
import { hasOwnWords, NOT_UNDERSTOOD } from './useUnderstood.ts';

export const NAME_SCREEN = {
  title: 'What should we call you?',
  lead: 'Your dietician sees this name. You can change it in your profile.',
  leadDietician: 'Your customers see this name. You can change it in your profile.',
};

export const LOAD_FAILED = 'Failed to load profile information.';
export const UPDATE_FAILED = 'Failed to update profile.';
export const NOT_AUTHENTICATED = 'Error: User not authenticated.';
export const NO_UID = 'User not authenticated or UID not available.';
export const NO_USER_ID = 'No User ID provided.';
export const NO_PROFILE_DATA = 'No profile data available.';
export const notFound = (id: string): string => `Profile not found for ID: ${id}`;

const named = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => allergenName(allergen)).join(', ');

const chooserWords = ({ chosenBy }: DieticianChoice) => chosenBy?.trim() || 'a dietician';

/** 'Milk; chosen by Dora: Fish', or 'Fish (chosen by Dora)'; '' if nobody chose any. */
export function allergensWords(
  profile: CustomerProfileInput | null,
  chosen: DieticianChoice | null,
  { allergens: read }: Pick<Understood, 'allergens'> = NOT_UNDERSTOOD,
): string {
  const words = [chosenAllergens(profile, chosen), profile ? fromWords(read, profile) : '']
    .filter(Boolean)
    .join('; ');
  return words || (profile && hasOwnWords(profile) ? ONLY_OWN_WORDS : '');
}

/** 'Vegan; No pork, from her words' */
export const eatingWords = (
  profile: CustomerProfileInput,
  { dietaryPreferences: read }: Pick<Understood, 'dietaryPreferences'> = NOT_UNDERSTOOD,
): string =>
  [wordsOf(profile, 'dietaryPreferences'), fromWords(read, profile)].filter(Boolean).join('; ');

// Nothing was chosen, but a person has to read on.
const ONLY_OWN_WORDS = 'None chosen. See their own words.';

const WHOSE = { female: 'her', male: 'his', other: 'their' } as const;

/** 'Tree nuts, from her words' */
const fromWords = (read: readonly string[], { gender }: CustomerProfileInput): string =>
  read.length === 0 ? '' : `${read.join(', ')}, from ${WHOSE[gender ?? 'other']} words`;

function chosenAllergens(
  profile: Pick<CustomerProfileInput, 'allergens'> | null,
  chosen: DieticianChoice | null,
): string {
  const own = profile?.allergens ?? [];
  const more = chosen?.allergens.filter((each) => !own.includes(each)) ?? [];
  if (!chosen || more.length === 0) return named(own);
  const by = `chosen by ${chooserWords(chosen)}`;
  return own.length > 0 ? `${named(own)}; ${by}: ${named(more)}` : `${named(more)} (${by})`;
}

/** For the customer: what was chosen for them, by whom and when; '' for nothing. */
export function chosenForYouWords(chosen: DieticianChoice | null): string {
  if (!chosen || chosen.allergens.length === 0) return '';
  const by = chosen.chosenBy?.trim() || 'Your dietician';
  const when = dateOf(chosen.chosenAt);
  return `${by} chose allergens for you on ${when}: ${named(chosen.allergens)}. Your plans avoid them, as well as those you choose yourself.`;
}

/** For the dieticians: who chose last, and when. */
export const chosenWords = (chosen: DieticianChoice): string =>
  `Chosen by ${chooserWords(chosen)} on ${dateOf(chosen.chosenAt)}: ${named(chosen.allergens) || 'none'}.`;

/** What somebody else chose while this dietician was choosing. */
export function meanwhileWords(theirs: DieticianChoice, added: readonly Allergen[]): string {
  const did =
    added.length > 0 ? `chose ${named(added)}: ticked here as well` : 'changed the choice above';
  const words = `${chooserWords(theirs)} ${did}. Check the ticks and save again.`;
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** When a profile was last saved, in the reader's own calendar. */
export const updatedWords = (lastUpdated: string): string => `Last updated ${dateOf(lastUpdated)}`;

const NAMES: Readonly<Record<string, string>> = {
  'low-fodmap': 'Low-FODMAP',
  'no-pork': 'No pork',
  'no-alcohol': 'No alcohol',
};

export const CHOSEN_NONE =
  'They may mention allergies before adding them to their profile. Choose them here.';
export const CHOSEN_SAVED = 'Allergens saved.';
export const CHOOSE_FAILED = 'Failed to save the allergens.';

/** A stored choice in words: `lightlyActive` is 'Lightly active'. */
export function choiceWords(value: string): string {
  const name = NAMES[value];
  if (name) return name;
  const words = value.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of a field in words, '' if it is empty. Units follow their number. */
export function wordsOf(profile: CustomerProfileInput, field: FieldName): string {
  if (field === 'dietaryPreferences') return profile[field].map(choiceWords).join(', ');
  if (field === 'allergens') return named(profile[field]);
  const value = profile[field];
  if (value === null || value === '') return '';
  if (field === 'dateOfBirth') return formatDay(String(value), 'medium');
  if (field === 'weight') return `${value} ${profile.weightUnit}`;
  if (field === 'height') return `${value} ${profile.heightUnit}`;
  if (field === 'waterIntake') return `${value} litres a day`;
  if (field === 'stressLevels') return `${value} of 10`;
  return FIELDS[field].kind === 'choice' ? choiceWords(String(value)) : String(value);
}

/** A field in words, together with what others chose and what was understood. */
export function toldOf(
  profile: CustomerProfileInput,
  field: FieldName,
  { chosen, read }: { readonly chosen: DieticianChoice | null; readonly read: Understood },
): string {
  if (field === 'allergens') return allergensWords(profile, chosen, read);
  return field === 'dietaryPreferences' ? eatingWords(profile, read) : wordsOf(profile, field);
}
