import { type ComponentType, lazy, useEffect, useState } from 'react';
import { keep, tabStore } from '../store/browserStore.ts';
import { Page } from './Page.tsx';

type Loaded<Props> = { default: ComponentType<Props> };
type Load<Found> = () => Promise<Found>;

/** The code that was fetched before its screen is shown, by the function that fetches it. */
const ahead = new WeakMap<object, unknown>();

/**
 * Fetches the code of a screen before it is shown. A screen whose code comes only after React has asked for it is
 * drawn 300 ms later: so long React keeps what it shows in its place.
 */
export async function fetchAhead<Found>(load: Load<Found>): Promise<Found> {
  const found = await load();
  ahead.set(load, found);
  return found;
}

/** The screens, by the function that fetches their code. */
const screens = new WeakMap<object, unknown>();

const RELOADED_AT = 'weekplate-reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 20_000;

/**
 * A screen whose code is a file of its own. An upgrade of the server removes the files of the old
 * version: then the page reloads, once. Without a connection a screen says that it waits for one. What is
 * fetched by the same function is one screen: from one of its addresses to another it stays as it is.
 */
export function lazyScreen<Props extends object = object>(
  load: Load<Loaded<Props>>,
): ComponentType<Props> {
  const known = screens.get(load) as ComponentType<Props> | undefined;
  if (known) return known;
  const Late = lazy(() => screenOf(load));
  const Screen = (props: Props) => {
    const [Shown] = useState(() => (ahead.get(load) as Loaded<Props> | undefined)?.default ?? Late);
    return <Shown {...props} />;
  };
  screens.set(load, Screen);
  return Screen;
}

/** What stands for a screen whose code cannot be fetched, if the page is not loaded anew for it. */
export const screenOf = <Props,>(load: Load<Loaded<Props>>) =>
  load().catch((failure) => (navigator.onLine ? reloadOnce(failure) : { default: WhenOnline }));

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
