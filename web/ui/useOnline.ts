import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** What the browser believes: good enough for words, and for nothing that is sent. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
