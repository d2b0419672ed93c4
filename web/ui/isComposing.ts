/** The code of every stroke that is part of a choice among characters. */
const COMPOSING = 229;

/**
 * Whether a stroke belongs to a choice among characters, as in Japanese: Enter and arrows are then
 * those of the choice. Safari ends it before the Enter that did, which only its code tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === COMPOSING;
