import { type Allergen, allergenName } from '#domain/allergens/allergens.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { say as ofAllergens } from '#domain/allergens/words.ts';
import { formatDay } from '#domain/day.ts';
import { inARow, isolated } from '#domain/language/language.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import { dateOf } from '../kit/time.ts';
import { FIELDS, type FieldName } from './fields.ts';
import type { Understood } from './understood.ts';
import { hasOwnWords, NOT_UNDERSTOOD } from './useUnderstood.ts';
import { say } from './words.ts';

const named = (allergens: readonly Allergen[]) =>
  inARow(allergens.map((allergen) => allergenName(allergen)));

const chooserWords = ({ chosenBy }: DieticianChoice) =>
  isolated(chosenBy?.trim() ?? '') || say.aDietician;

/** 'Milk; chosen by Dora: Fish', or 'Fish (chosen by Dora)'; '' if nobody chose any. */
export function allergensWords(
  profile: CustomerProfileInput | null,
  chosen: DieticianChoice | null,
  { allergens: read }: Pick<Understood, 'allergens'> = NOT_UNDERSTOOD,
): string {
  const words = [chosenAllergens(profile, chosen), profile ? fromWords(read, profile) : '']
    .filter(Boolean)
    .join('; ');
  return words || (profile && hasOwnWords(profile) ? say.seeOwnWords : '');
}

/** 'Vegan; No pork, from her words' */
export const eatingWords = (
  profile: CustomerProfileInput,
  { dietaryPreferences: read }: Pick<Understood, 'dietaryPreferences'> = NOT_UNDERSTOOD,
): string =>
  [wordsOf(profile, 'dietaryPreferences'), fromWords(read, profile)].filter(Boolean).join('; ');

/** 'Tree nuts, from her words' */
const fromWords = (read: readonly string[], { gender }: CustomerProfileInput): string =>
  read.length === 0 ? '' : say.fromWords[gender ?? 'other'](read.join(say.between));

function chosenAllergens(
  profile: Pick<CustomerProfileInput, 'allergens'> | null,
  chosen: DieticianChoice | null,
): string {
  const own = profile?.allergens ?? [];
  const more = chosen?.allergens.filter((each) => !own.includes(each)) ?? [];
  if (!chosen || more.length === 0) return named(own);
  const by = chooserWords(chosen);
  return own.length > 0
    ? say.ownAndChosen(named(own), by, named(more))
    : say.onlyChosen(named(more), by);
}

/** For the customer: what was chosen for them, by whom and when; '' for nothing. */
export function chosenForYouWords(chosen: DieticianChoice | null): string {
  if (!chosen || chosen.allergens.length === 0) return '';
  const by = isolated(chosen.chosenBy?.trim() ?? '') || say.yourDietician;
  const when = dateOf(chosen.chosenAt);
  return say.choseForYou(by, when, named(chosen.allergens));
}

/** For the dieticians: who chose last, and when. */
export const chosenWords = (chosen: DieticianChoice): string =>
  say.chosenOn(chooserWords(chosen), dateOf(chosen.chosenAt), named(chosen.allergens) || say.none);

/** What somebody else chose while this dietician was choosing. */
export function meanwhileWords(theirs: DieticianChoice, added: readonly Allergen[]): string {
  const by = chooserWords(theirs);
  const words = added.length > 0 ? say.meanwhileChose(by, named(added)) : say.meanwhileChanged(by);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** When a profile was last saved, in the reader's own calendar. */
export const updatedWords = (lastUpdated: string): string => say.lastUpdated(dateOf(lastUpdated));

const CHOICES: Readonly<Record<string, string>> = { ...ofAllergens.ways, ...say.choices };

/** A stored choice in words: `lightlyActive` is 'Lightly active'. */
export const choiceWords = (value: string): string => CHOICES[value] ?? value;

/** The value of a field in words, '' if it is empty. Units follow their number. */
export function wordsOf(profile: CustomerProfileInput, field: FieldName): string {
  if (field === 'dietaryPreferences') return profile[field].map(choiceWords).join(say.between);
  if (field === 'allergens') return named(profile[field]);
  const value = profile[field];
  if (value === null || value === '') return '';
  if (field === 'dateOfBirth') return formatDay(String(value), 'medium');
  if (field === 'weight') return quantity(Number(value), profile.weightUnit);
  if (field === 'height') return quantity(Number(value), profile.heightUnit);
  if (field === 'waterIntake') return say.litresADay(Number(value));
  if (field === 'stressLevels') return say.of10(Number(value));
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
