import { type ComponentType, lazy } from 'react';
import { keep, tabStore } from '../store/browserStore.ts';
import { WhenOnline } from './WhenOnline.tsx';

type Loaded<Props> = { default: ComponentType<Props> };
const RELOADED_AT = 'weekplate-reloaded-at';
const ENOUGH_MS = 20_000;

/**
 * A screen in a file of its own. After an upgrade of the server the files of the old version are
 * gone: then the page is loaded anew, once. Without a connection the screen says that it waits.
 */
export function lazyScreen<Props = object>(load: () => Promise<Loaded<Props>>) {
  return lazy(() =>
    load().catch((failure) => (navigator.onLine ? reloadOnce(failure) : { default: WhenOnline })),
  );
}

function reloadOnce(failure: unknown): Promise<never> {
  const last = Number(tabStore().getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < ENOUGH_MS) throw failure;
  // Where nothing is kept, nothing would tell that it was done once.
  if (!keep(tabStore(), RELOADED_AT, String(Date.now()))) throw failure;
  location.reload();
  return new Promise(() => undefined);
}
