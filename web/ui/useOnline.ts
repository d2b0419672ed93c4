import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** How long the network may still fail after the browser is back online. */
const SETTLING_MS = 30_000;
let backAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    backAt = performance.now();
  });

/** Whether the browser is offline, or online for too short a time to rely on it. */
export const isUnsettled = (): boolean =>
  !navigator.onLine || performance.now() - backAt < SETTLING_MS;

/** What the browser reports: good enough for messages, but not for deciding whether to send. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
