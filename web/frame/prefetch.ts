import { useEffect } from 'react';
import type { Me } from '#domain/accounts/account.ts';
import { prefetch } from '../api/prefetch.ts';
import type { ShownEntry } from './nouns.ts';

/** So long after the page is loaded nothing is fetched beforehand: the screen's own data come first. */
const QUIET_MS = 1500;
const LONGEST_WAIT_MS = 5000;

type Load = () => Promise<unknown>;

/**
 * For a link to another screen: whoever points at it or comes to it by Tab will probably go there.
 * Its code comes first, and what it shows as soon as that knows. Screens that show customers to a
 * dietician let nothing be fetched ahead: it would be on record as looked at.
 */
export const onIntent = ({ load }: ShownEntry, me: Me) => {
  const fetchIt = () => void prefetch(async () => (await load()).ahead?.(me));
  return { onPointerEnter: fetchIt, onTouchStart: fetchIt, onFocus: fetchIt };
};

/** Fetches the code of the other screens one after another, once the page is at rest. */
export function usePrefetchedScreens(entries: readonly ShownEntry[]): void {
  useEffect(() => {
    const loads = [loadRules, ...entries.map(({ load }) => load)];
    return whenAtRest(async () => {
      for (const load of loads) await prefetch(load);
    });
  }, [entries]);
}

/** What forms are checked by: at hand then, also when the connection is lost meanwhile. */
const loadRules: Load = () => import('#domain/textSchema.ts');

function whenAtRest(action: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      // Not every browser has it: a Safari of today waits for the time alone.
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
