import { useSyncExternalStore } from 'react';

// One for the whole page: the browser computes styles anew for each that is made.
const narrow = matchMedia('(max-width: 47.99em)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** True below 768 px, where the person covers the list. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
