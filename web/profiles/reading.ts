import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';
import { LABELS, wordsOf } from './fields.ts';

export type Reading = { readonly label: string; readonly words: string; readonly long: boolean };

// Longer than this, or broken into lines, a value gets the whole width of its card.
const SHORT = 60;

/** Fields as label and words, the empty ones apart: they are told in one quiet line. */
export function readingOf(
  profile: CustomerProfileInput,
  fields: readonly (keyof CustomerProfileInput)[],
): { filled: Reading[]; empty: string[] } {
  const all = fields.map((field) => ({ label: LABELS[field], words: wordsOf(profile, field) }));
  return {
    filled: all
      .filter(({ words }) => words !== '')
      .map((each) => ({ ...each, long: each.words.length > SHORT || each.words.includes('\n') })),
    empty: all.filter(({ words }) => words === '').map(({ label }) => label),
  };
}

/** What a dietician must have seen before planning a single meal, gravest first. */
export const CLINICAL_FIRST = [
  'medicalConditions',
  'medications',
  'dietaryRestrictions',
] as const satisfies readonly (keyof CustomerProfileInput)[];
