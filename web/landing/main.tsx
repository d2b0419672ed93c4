import './page.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Me } from '#domain/accounts/accountSchema.ts';
import { savesData } from '../api/prefetch.ts';
import { get } from '../api/request.ts';
import { homeOf } from '../session/homes.ts';
import { Landing } from './Landing.tsx';

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The page as it was served; who is looking at it is asked afterwards. */
function Served({ year }: { year: string }) {
  const [home, setHome] = useState<string | null>(null);
  useEffect(() => {
    get<{ me: Me | null }>('/api/me').then(
      ({ me }) => setHome(me && homeOf(me)),
      // Not to know is to be a visitor: the links for visitors lead on either way.
      () => setHome(null),
    );
  }, []);
  return <Landing home={home} year={year} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('landing.html has no #root');
hydrateRoot(root, <Served year={root.dataset.year ?? ''} />);
fetchLoginAhead(root);

/**
 * Once somebody points at a way to log in, comes to it by Tab or touches it, the files of that page
 * are fetched: the build wrote into the root which these are. Another page reads them from the cache.
 */
function fetchLoginAhead(root: HTMLElement): void {
  const listening = new AbortController();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href="/login"]') : null;
    if (!link || savesData()) return;
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
