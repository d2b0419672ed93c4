import { useSyncExternalStore } from 'react';

let narrow: MediaQueryList | undefined;

// One for all who ask: the browser computes styles anew for every one that is made.
const query = () => {
  narrow ??= matchMedia('(max-width: 47.99em)');
  return narrow;
};

function subscribe(listener: () => void): () => void {
  const asked = query();
  asked.addEventListener('change', listener);
  return () => asked.removeEventListener('change', listener);
}

const isNarrow = () => query().matches;

/** True below 768 px, where the person covers the list. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isNarrow);
