import { useSyncExternalStore } from 'react';

// From this width on, the week keeps its width next to the rail.
const wide = matchMedia('(min-width: 1500px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True if there is room for a rail next to the week. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
