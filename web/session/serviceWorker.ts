import type { Me } from '#domain/accounts/meSchema.ts';

type Whose = Pick<Me, 'id' | 'role'>;

/**
 * The address of the one service worker that a browser has of this app. It says whose it is and whether they get
 * push messages on this device, so that the browser need not remember either. The customers' worker also keeps the
 * files of their screens; the dieticians' worker only handles push messages.
 */
export function workerOf({ id, role }: Whose, isTold: boolean): string {
  const of = `?of=${encodeURIComponent(id)}`;
  if (role !== 'customer') return `/push.js${of}`;
  return `/sw.js${of}${isTold ? '&told' : ''}`;
}

export function readWorker(registration: ServiceWorkerRegistration, userId: string) {
  // The worker registered last, even if it is not active yet.
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const { pathname, searchParams } = new URL(worker?.scriptURL ?? '/', location.origin);
  return {
    isOwn: searchParams.get('of') === userId,
    // `push.js` was once a worker of its own for people with push messages, before it became a part of `sw.js`.
    isTold: pathname === '/push.js' || searchParams.has('told'),
  };
}

/** The script of the open page: its name tells which build it belongs to. */
const entryOfPage = () =>
  new URL(
    document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
    location.origin,
  ).pathname;

let last: Promise<unknown> = Promise.resolve();

/** Runs registrations one after the other, so that each sees the result of the previous one. */
export function inTurn<T>(register: () => Promise<T>): Promise<T> {
  const next = last.then(register);
  last = next.catch(() => undefined);
  return next;
}

/**
 * Makes the app open offline in this browser. None of its files contains personal data. `isGone`: whether the
 * person has logged out meanwhile.
 */
export async function keepShell(me: Whose, isGone: () => boolean): Promise<void> {
  // Service workers need https.
  if (me.role !== 'customer' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  await inTurn(async () => {
    const registration = await serviceWorker.getRegistration();
    const here = registration ? readWorker(registration, me.id) : null;
    if (here && !here.isOwn) await endPush();
    if (isGone()) return;
    await serviceWorker.register(workerOf(me, here?.isOwn === true && here.isTold));
    // If the user logged out in the meantime, the worker registered just now must go too.
    if (isGone()) await endWorker();
  });
  if (isGone()) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ usable: entryOfPage() });
}

/**
 * Removes the service worker and closes its notifications: this browser shows none any more while no page is open.
 * The push subscription goes with the service worker; the server forgets it with the session.
 */
export async function endPush(): Promise<void> {
  // Service workers need https.
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  await registration.unregister();
}

/** Does the same as endPush, and deletes the cached files that let the app open offline. */
export async function endWorker(): Promise<void> {
  await endPush();
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
}
