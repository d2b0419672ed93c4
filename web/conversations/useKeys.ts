import { useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../ui/isComposing.ts';
import { useIsLeaving } from '../ui/useIsLeaving.ts';

/** `isHeld`: the key was not pressed anew. False: it was not meant. */
type Act = (isHeld: boolean) => unknown;
type Keys = Readonly<Record<string, Act | undefined>>;

/** In these a letter is typed, or a key has a meaning of its own. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], dialog, [popover]';

/**
 * Single keys that do something while nothing is typed. `keys` by their lower-case letter; of what is about to go
 * none of them is meant, but those of `whileLeaving`.
 */
export function useKeys(keys: Keys, whileLeaving: Keys = {}): void {
  const latest = useRef({ keys, whileLeaving });
  useEffect(() => {
    latest.current = { keys, whileLeaving };
  });
  const isLeaving = useIsLeaving();
  // Before it is painted: who sees the field may press R at once, and what they type then would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing(event)) return;
      if (target instanceof Element && target.closest(TAKES_KEYS)) return;
      if (document.querySelector('dialog[open]')) return;
      const meant = isLeaving() ? latest.current.whileLeaving : latest.current.keys;
      const act = meant[event.key.toLowerCase()];
      // R would be typed into the field that it focuses.
      if (act && act(event.repeat) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isLeaving]);
}
