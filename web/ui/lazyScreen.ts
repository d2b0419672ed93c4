import { type ComponentType, lazy } from 'react';

type Loaded = { default: ComponentType };
const RELOADED_AT = 'weekplate-reloaded-at';
const ENOUGH_MS = 20_000;

/**
 * A screen in a file of its own. After an upgrade of the server the files of the old version are
 * gone: then the page is loaded anew, once.
 */
export function lazyScreen(load: () => Promise<Loaded>) {
  return lazy(() => load().catch(reloadOnce));
}

function reloadOnce(failure: unknown): Promise<Loaded> {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (!navigator.onLine || Date.now() - last < ENOUGH_MS) throw failure;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}
