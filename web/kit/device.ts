import { useSyncExternalStore } from 'react';
import { browserStore, keep } from '../store/browserStore.ts';

// One media query for the whole page: each new one makes the browser recompute styles.
const narrow = matchMedia('(max-width: 47.99em)');

function onWidth(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** True below 768 px. */
export const useIsPhone = (): boolean => useSyncExternalStore(onWidth, () => narrow.matches);

/** `auto`: follows the device. */
export type ColourChoice = 'light' | 'dark' | 'auto';

/** Also read by public/boot.js, before the first paint. */
const KEY = 'weekplate-colour-scheme';

const device = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function colourChoice(): ColourChoice {
  const kept = browserStore().getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

function apply(): void {
  const choice = colourChoice();
  const isDark = choice === 'dark' || (choice === 'auto' && device.matches);
  document.documentElement.dataset.scheme = isDark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** Applies changes of the device's colour scheme, if it decides, and of the choice made in another tab. */
export function followColourScheme(): void {
  device.addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) apply();
  });
}

export function chooseColours(choice: ColourChoice): void {
  keep(browserStore(), KEY, choice);
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useColourChoice = (): ColourChoice => useSyncExternalStore(subscribe, colourChoice);
