import { isSparing } from '../api/prefetch.ts';

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Once somebody points at a way to log in, comes to it by Tab or touches it, the files of that page
 * are fetched: the build wrote into the root which these are. Another page reads them from the cache.
 */
export function fetchLoginAhead(root: HTMLElement): void {
  const listening = new AbortController();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href="/login"]') : null;
    if (!link || isSparing()) return;
    listening.abort();
    for (const file of (root.dataset.login ?? '').split(' ').filter(Boolean)) {
      const ahead = document.createElement('link');
      ahead.rel = 'prefetch';
      ahead.as = file.endsWith('.css') ? 'style' : 'script';
      ahead.href = `/${file}`;
      document.head.append(ahead);
    }
  };
  for (const event of EVENTS)
    root.addEventListener(event, onIntent, { signal: listening.signal, passive: true });
}
