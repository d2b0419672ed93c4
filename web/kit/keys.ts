/** The `keyCode` of every key press that belongs to an input method. */
const COMPOSING = 229;

/**
 * Whether a key press belongs to an input method, as for Japanese: Enter and arrows then choose among characters.
 * Safari ends the choice before it reports the Enter that ended it, so only the `keyCode` of that Enter tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === COMPOSING;

/** Whether the page runs from right to left, as its document says. */
export const isMirrored = (): boolean => document.documentElement.dir === 'rtl';

const MIRRORED = new Map([
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowRight', 'ArrowLeft'],
]);

/** A key as it is meant where pages run from left to right: arrows follow the screen, so ArrowRight goes on. */
export function keyOnward(key: string): string {
  const other = MIRRORED.get(key);
  return other !== undefined && isMirrored() ? other : key;
}

/** The arrow key that goes on, as people read it. The mark keeps it to the right of 'Alt+' in Arabic too. */
export const arrowOnward = (): string => (isMirrored() ? '←\u200E' : '→');

/** In these a letter is typed, or a key has a meaning of its own. */
const TAKES_KEYS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog, [popover]';

/** Whether a key press is no shortcut of the screen: it types, moves among radio buttons, or was handled. */
export const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  isComposing(event) ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element &&
    event.target.closest(event.key.startsWith('Arrow') ? `${TAKES_KEYS}, input` : TAKES_KEYS) !==
      null);
