import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIsLeaving } from '../kit/address.tsx';
import { isMeantElsewhere } from '../kit/keys.ts';

/** `isHeld`: the key is auto-repeating. An action returns false if it does not apply. */
type Act = (isHeld: boolean) => unknown;
type Keys = Readonly<Record<string, Act | undefined>>;

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
      if (isMeantElsewhere(event) || document.querySelector('dialog[open]')) return;
      const meant = isLeaving() ? latest.current.whileLeaving : latest.current.keys;
      const act = meant[event.key.toLowerCase()];
      // R would be typed into the field that it focuses.
      if (act && act(event.repeat) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isLeaving]);
}
