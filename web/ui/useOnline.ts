import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** For so long a connection that is back may still lead nowhere. */
const SETTLING_MS = 30_000;
let backAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    backAt = performance.now();
  });

/** Whether there is no connection, or none that has proved itself. */
export const isUnsettled = (): boolean =>
  !navigator.onLine || performance.now() - backAt < SETTLING_MS;

/** What the browser believes: good enough for words, and for nothing that is sent. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
