import {
  type ComponentType,
  lazy,
  memo,
  type PropsWithChildren,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { keep, tabStore } from '../store/browserStore.ts';
import { Page } from './Page.tsx';
import { toastFailure } from './Toaster.tsx';
import { say } from './words.ts';

/** Shown instead of a part whose code could not be fetched: the rest of the screen stays. */
const MissingPart = () => (
  <p className="missing-part" role="alert">
    {say.partMissing}
  </p>
);

type Loaded<Props> = { default: ComponentType<Props> };
type Load<Props> = () => Promise<Loaded<Props>>;

/** `StandIn` gets the properties of the part that it replaces. A part renders again only if its properties change. */
const withStandIn = <Props,>(load: Load<Props>, StandIn: ComponentType<Props>) =>
  memo(lazy(() => load().catch(() => ({ default: StandIn }))));

/**
 * An optional part of a screen with its code in a file of its own. If it cannot be fetched, for example offline,
 * the screen is shown without it, and with the children that it would have had.
 */
export const lazyPart = <Props = object>(load: Load<Props>) =>
  withStandIn(load, (props: Props) => (props as PropsWithChildren).children ?? null);

/** A part that people expect in its place, such as a tab: a sentence replaces it if its code is missing. */
export const lazyPlace = <Props = object>(load: Load<Props>) => withStandIn(load, MissingPart);

/**
 * A dialog over the screen, with its code in a file of its own. If that cannot be fetched, a message says so, each
 * time that the dialog is asked for, and the screen stays as it is.
 */
export const lazyDialog = <Props extends object = object>(load: Load<Props>) =>
  withStandIn(load, Told);

type Closing = { onClose?: () => void; onCancel?: () => void; onEnd?: () => void };

function Told({ onClose, onCancel, onEnd }: Closing) {
  // Without this the screen would believe the dialog open, and not open it again.
  const close = useEffectEvent(() => (onClose ?? onCancel ?? onEnd)?.());
  useEffect(() => {
    toastFailure(say.partMissing);
    close();
  }, []);
  return null;
}

type Fetch<Found> = () => Promise<Found>;

/** The code of screens fetched ahead, keyed by the function that fetches it. */
const ahead = new WeakMap<object, unknown>();

/**
 * Fetches the code of a screen before it is shown. If React has to wait for the code, it keeps the fallback for
 * 300 ms before it draws the screen.
 */
export async function fetchAhead<Found>(load: Fetch<Found>): Promise<Found> {
  const found = await load();
  ahead.set(load, found);
  return found;
}

/** The screens, keyed by the function that fetches their code. */
const screens = new WeakMap<object, unknown>();

const RELOADED_AT = 'weekplate-reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 20_000;

/**
 * A screen with its code in a file of its own. An upgrade of the server removes the files of the old version: then
 * the page reloads, once. Offline, a screen says that it waits for a connection. The same fetch function means the
 * same screen, which stays mounted when one of its addresses changes to another.
 */
export function lazyScreen<Props extends object = object>(load: Load<Props>): ComponentType<Props> {
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

/** The screen to show if the code cannot be fetched and the page does not reload. */
export const screenOf = <Props,>(load: Load<Props>) =>
  load().catch((failure) => (navigator.onLine ? reloadOnce(failure) : { default: WhenOnline }));

function reloadOnce(failure: unknown): Promise<never> {
  const last = Number(tabStore().getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) throw failure;
  // A browser without storage would reload again and again.
  if (!keep(tabStore(), RELOADED_AT, String(Date.now()))) throw failure;
  location.reload();
  return new Promise(() => undefined);
}

/**
 * Replaces a screen whose file could not be fetched offline. A browser may cache the failed import for good, so
 * the page is reloaded; typed text is kept and offered again.
 */
function WhenOnline() {
  useEffect(() => {
    const loadAgain = () => location.reload();
    if (navigator.onLine) loadAgain();
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, []);

  return (
    <Page title={say.noConnection} narrow>
      <p>{say.opensOnceOnline}</p>
    </Page>
  );
}
