import { type ComponentType, lazy, useEffect } from 'react';
import { keep, tabStore } from '../store/browserStore.ts';
import { Page } from './Page.tsx';

type Loaded<Props> = { default: ComponentType<Props> };
const RELOADED_AT = 'weekplate-reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 20_000;

/**
 * A screen whose code is a file of its own. An upgrade of the server removes the files of the old
 * version: then the page reloads, once. Without a connection a screen says that it waits for one.
 */
export function lazyScreen<Props = object>(load: () => Promise<Loaded<Props>>) {
  return lazy(() =>
    load().catch((failure) => (navigator.onLine ? reloadOnce(failure) : { default: WhenOnline })),
  );
}

function reloadOnce(failure: unknown): Promise<never> {
  const last = Number(tabStore().getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) throw failure;
  // A browser that keeps nothing would reload again and again.
  if (!keep(tabStore(), RELOADED_AT, String(Date.now()))) throw failure;
  location.reload();
  return new Promise(() => undefined);
}

/**
 * Stands in for a screen whose file could not be fetched without a connection. A browser may keep
 * the failed import for good, so the page is loaded anew; what was typed is kept and offered again.
 */
function WhenOnline() {
  useEffect(() => {
    const loadAgain = () => location.reload();
    if (navigator.onLine) loadAgain();
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, []);

  return (
    <Page title="No connection" narrow>
      <p>
        The connection was lost before this screen was fetched. It opens by itself as soon as you
        are back online; what you typed elsewhere is kept in this browser.
      </p>
    </Page>
  );
}
