import { useEffect, useEffectEvent } from 'react';

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
