import { useSyncExternalStore } from 'react';

// The week keeps its width beside the rail from here on.
const wide = matchMedia('(min-width: 1500px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True where there is room for a rail beside the week. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
