/**
 * The key of an error in one part of a suggestion. It has no dot, because a form reduces a dotted path to its
 * first part.
 */
export const errorKey = (part: string): string => `suggestion-${part}`;

export const ERROR_KEYS: readonly string[] = ['date', 'meal', 'text'].map(errorKey);
