import { useSyncExternalStore } from 'react';

// One media query for the whole page: each new one makes the browser recompute styles.
const narrow = matchMedia('(max-width: 47.99em)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** True below 768 px. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
