import './page.css';
import '../kit/tokens.css';
import '../kit/base.css';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Me } from '#domain/accounts/meSchema.ts';
import { get, savesData } from '../api/request.ts';
import { homeOf } from '../session/homes.ts';
import { followReader } from '../store/language.ts';
import { Landing } from './Landing.tsx';

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The page as the server rendered it, for a visitor. The session is fetched afterwards. */
function Served({ year }: { year: string }) {
  const [home, setHome] = useState<string | null>(null);
  useEffect(() => {
    get<{ me: Me | null }>('/api/me').then(
      ({ me }) => setHome(me && homeOf(me)),
      // After a failure the visitors' links stay. They lead a signed-in user to the dashboard too.
      () => setHome(null),
    );
  }, []);
  return <Landing home={home} year={year} />;
}

followReader();
const root = document.getElementById('root');
if (!root) throw new Error('landing.html has no #root');
hydrateRoot(root, <Served year={root.dataset.year ?? ''} />);
fetchLoginAhead(root);

/**
 * Prefetches the files of the login page when the user points at a link to it, reaches it by Tab or touches
 * it. The build wrote their names into the root element. The login page then reads them from the cache.
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
