import { useSyncExternalStore } from 'react';

// From this width on, a week keeps its width next to a rail.
const wide = matchMedia('(min-width: 1500px)');

function onWide(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True if there is room for a rail next to the week. */
export const useIsWide = (): boolean => useSyncExternalStore(onWide, () => wide.matches);
