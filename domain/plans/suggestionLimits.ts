export const SUGGESTIONS_MAX = 8;
/** The longest text to find suggestions for, in characters. */
export const BEGINS_MAX = 200;
