/** The name of an error of one part of a suggestion: without a dot, a form knows whole fields alone. */
export const errorKey = (part: string): string => `suggestion-${part}`;

export const ERROR_KEYS: readonly string[] = ['date', 'meal', 'text'].map(errorKey);
