export const SUGGESTIONS_MAX = 8;
/** Of what has been typed, in characters. */
export const BEGINS_MAX = 200;
