import { useEffect } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { prefetch } from '../api/request.ts';
import { queryClient } from '../live/queryClient.tsx';
import { currentSession } from '../session/sessionStore.ts';
import { KEPT_KINDS, SCREENS, SENDERS, type ShownEntry } from './nouns.ts';

/** The wait after the page has loaded, in which the screen fetches its own data. */
const QUIET_MS = 1500;
const LONGEST_WAIT_MS = 5000;

type Load = () => Promise<unknown>;

/**
 * Prefetches a screen's code, and then its data, when the user points at its link or reaches it by Tab.
 * Screens that show customers to a dietician have no `prefetchData`: the access log would record the fetch as
 * a look.
 */
export const onIntent = ({ load }: Pick<ShownEntry, 'load'>, me: Me) => {
  const fetchIt = () => void prefetch(async () => (await load()).prefetchData?.(me));
  return { onPointerEnter: fetchIt, onTouchStart: fetchIt, onFocus: fetchIt };
};

/**
 * When the page is idle, fetches what the other screens need to work offline, and then their code one after
 * another.
 */
export function usePrefetchedScreens(entries: readonly ShownEntry[]): void {
  useEffect(() => {
    // What waits to be sent does not wait until the page is idle.
    if (currentSession().me?.role !== 'customer') return;
    void import('../changes/changesHere.ts').then(
      ({ beginChanges }) => beginChanges(SENDERS),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const often = entries.filter(({ isSeldom }) => !isSeldom);
    const loads = [loadRules, ...often.map(({ load }) => load)];
    return whenIdle(async () => {
      await import('./offline.ts').then(
        ({ beginOffline }) => beginOffline(SCREENS, KEPT_KINDS),
        () => undefined,
      );
      for (const load of loads) await prefetch(load);
    });
  }, [entries]);
}

/** The schemas of all forms, prefetched so that forms can be validated offline. */
const loadRules: Load = () => import('#domain/textSchema.ts');

function whenIdle(action: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      // In a slow network the screen still waits for its own data.
      if (queryClient.isFetching() > 0) return begin();
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window)
        requestIdleCallback(() => void action(), { timeout: LONGEST_WAIT_MS });
      else void action();
    }, QUIET_MS);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', begin);
  };
}
