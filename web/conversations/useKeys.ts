import { useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../ui/isComposing.ts';
import { useIsLeaving } from '../ui/useIsLeaving.ts';

/** `isHeld`: the key is auto-repeating. An action returns false if it does not apply. */
type Act = (isHeld: boolean) => unknown;
type Keys = Readonly<Record<string, Act | undefined>>;

/** In these a letter is typed, or a key has a meaning of its own. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], dialog, [popover]';

/**
 * Single-key shortcuts, active while nobody is typing. `keys` are by lower-case letter. While the screen is
 * leaving, only those in `whileLeaving` work.
 */
export function useKeys(keys: Keys, whileLeaving: Keys = {}): void {
  const latest = useRef({ keys, whileLeaving });
  useEffect(() => {
    latest.current = { keys, whileLeaving };
  });
  const isLeaving = useIsLeaving();
  // Listens before the first paint: a user who sees the field may press R at once, and would lose what they
  // type next.
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
