import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import { type FieldName, labelOf } from './fields.ts';
import { wordsOf } from './inWords.ts';
import { hasOwnWords } from './useUnderstood.ts';

export type Reading = { readonly label: string; readonly words: string; readonly long: boolean };

/** Readings that nobody enters, keyed by the field after which they stand. */
export type Given = Readonly<Partial<Record<FieldName, Reading>>>;

// A value that is longer, or has line breaks, gets the whole width of its card.
const SHORT = 60;

/**
 * The filled fields with label and words, the short ones first, so that they stand side by side. The labels of
 * empty fields are separate, for one line that lists them.
 */
export function readingOf(
  profile: CustomerProfileInput,
  fields: readonly FieldName[],
  given: Given = {},
): { filled: Reading[]; empty: string[] } {
  const filled: Reading[] = [];
  const empty: string[] = [];
  for (const field of fields) {
    const label = labelOf(field);
    const words = wordsOf(profile, field);
    // Their own words below may name some.
    if (field === 'allergens' && words === '' && hasOwnWords(profile)) continue;
    if (words === '') empty.push(label);
    else filled.push({ label, words, long: words.length > SHORT || words.includes('\n') });
    const after = given[field];
    if (after) filled.push(after);
  }
  const ofLength = (wanted: boolean) => filled.filter(({ long }) => long === wanted);
  return { filled: [...ofLength(false), ...ofLength(true)], empty };
}

/** What a dietician must have seen before planning a single meal, the most serious first. */
export const CLINICAL_FIRST = [
  'medicalConditions',
  'medications',
  'allergens',
  'dietaryRestrictions',
  'dietaryPreferences',
  'foodDislikes',
] as const satisfies readonly (keyof CustomerProfileInput)[];
