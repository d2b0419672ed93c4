import { INSTEAD_MAX, type InsteadKind } from '#domain/progress/progress.ts';

export const moreLabel = (meal: string) => `Something else, or a photo, at ${meal}`;

export const kindsLabel = (meal: string) => `Instead of ${meal}`;

export const KIND_WORDS: Readonly<Record<InsteadKind, string>> = {
  other: 'Ate something else',
  skipped: 'Skipped',
};

export const FIELD_WORDS: Readonly<Record<InsteadKind, { label: string; placeholder: string }>> = {
  other: { label: 'What was it?', placeholder: 'Pizza with friends' },
  skipped: { label: 'Why, if you like', placeholder: 'No appetite' },
};

/** The error sentence for words that are too long to be stored; otherwise undefined. */
export const tooLong = (words: string): string | undefined =>
  words.trim().length > INSTEAD_MAX ? `At most ${INSTEAD_MAX} characters.` : undefined;
