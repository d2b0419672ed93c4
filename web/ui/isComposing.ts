/** The `keyCode` of every key press that belongs to an input method. */
const COMPOSING = 229;

/**
 * Whether a key press belongs to an input method, as for Japanese: Enter and arrows then choose among characters.
 * Safari ends the choice before it reports the Enter that ended it, so only the `keyCode` of that Enter tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === COMPOSING;
