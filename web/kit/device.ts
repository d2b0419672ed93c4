import { useSyncExternalStore } from 'react';
import { browserStore, keep } from '../store/browserStore.ts';
import { mediaQuery, subscription } from '../store/subscription.ts';

const narrow = mediaQuery('(max-width: 47.99em)');
// From this width on, a week keeps its width next to a rail.
const wide = mediaQuery('(min-width: 1500px)');

/** True below 768 px. */
export const useIsPhone = (): boolean => useSyncExternalStore(narrow.subscribe, narrow.matches);

/** True if there is room for a rail next to the week. */
export const useIsWide = (): boolean => useSyncExternalStore(wide.subscribe, wide.matches);

/** `auto`: follows the device. */
export type ColourChoice = 'light' | 'dark' | 'auto';

/** Also read by public/boot.js, before the first paint. */
const KEY = 'weekplate-colour-scheme';

const dark = mediaQuery('(prefers-color-scheme: dark)');
const choices = subscription();

function colourChoice(): ColourChoice {
  const kept = browserStore().getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

function apply(): void {
  const choice = colourChoice();
  const isDark = choice === 'dark' || (choice === 'auto' && dark.matches());
  document.documentElement.dataset.scheme = isDark ? 'dark' : 'light';
  choices.tell();
}

/** Applies changes of the device's colour scheme, if it decides, and of the choice made in another tab. */
export function followColourScheme(): void {
  dark.subscribe(apply);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) apply();
  });
}

export function chooseColours(choice: ColourChoice): void {
  keep(browserStore(), KEY, choice);
  apply();
}

export const useColourChoice = (): ColourChoice =>
  useSyncExternalStore(choices.subscribe, colourChoice);
