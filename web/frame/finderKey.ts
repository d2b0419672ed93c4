import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

const IS_MAC = /Mac|iP(hone|ad)/.test(navigator.platform);

export const FINDER_KEY = IS_MAC ? '⌘K' : 'Ctrl+K';

/** Ctrl+K, on a Mac Cmd+K, wherever the focus is; not while another dialog has to be answered. */
export function useFinderKey(isOn: boolean, open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || altKey || shiftKey || !(IS_MAC ? metaKey : ctrlKey)) return;
    // Browsers have a shortcut of their own on these keys.
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) open();
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Keeps the letters typed until the finder's code has arrived: they belong to no field or shortcut of the screen. */
export function TypedEarly({ onType }: { onType: (letter: string) => void }): null {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ([...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onType(event.key);
  });
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return null;
}
