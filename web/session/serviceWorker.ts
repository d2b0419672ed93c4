import type { Me } from '#domain/accounts/accountSchema.ts';
import { endPush, endWorker } from './endPush.ts';
import { currentSession } from './sessionStore.ts';

type Whose = Pick<Me, 'id' | 'role'>;

/**
 * The address of the one service worker that a browser has of us. It says whose it is, and whether they
 * are told on this device, so that the browser need not remember either. That of customers also keeps
 * the files of their screens; dieticians have one that is for being told alone.
 */
export function workerOf({ id, role }: Whose, isTold: boolean): string {
  const of = `?of=${encodeURIComponent(id)}`;
  if (role !== 'customer') return `/push.js${of}`;
  return `/sw.js${of}${isTold ? '&told' : ''}`;
}

/** What the address of a registered service worker says. */
export function readWorker(registration: ServiceWorkerRegistration, userId: string) {
  // The one that was registered last, though it may not be at work yet.
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const { pathname, searchParams } = new URL(worker?.scriptURL ?? '/', location.origin);
  return {
    isOwn: searchParams.get('of') === userId,
    // `push.js` was there for who is told, before it was a part of the other.
    isTold: pathname === '/push.js' || searchParams.has('told'),
  };
}

/** The script of the page that is open: it names the build that it is of. */
const entryOfPage = () =>
  new URL(
    document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
    location.origin,
  ).pathname;

let last: Promise<unknown> = Promise.resolve();

/** One registration after the other: each begins with what the one before it has left. */
export function inTurn<T>(register: () => Promise<T>): Promise<T> {
  const next = last.then(register);
  last = next.catch(() => undefined);
  return next;
}

/** Makes the app open without a connection in this browser. None of its files says anything of a person. */
export async function keepShell(me: Whose): Promise<void> {
  // Without https there is none.
  if (me.role !== 'customer' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isGone = () => currentSession().me?.id !== me.id;
  await inTurn(async () => {
    const registration = await serviceWorker.getRegistration();
    const here = registration ? readWorker(registration, me.id) : null;
    if (here && !here.isOwn) await endPush();
    if (isGone()) return;
    await serviceWorker.register(workerOf(me, here?.isOwn === true && here.isTold));
    // A Logout meanwhile has ended what was there before.
    if (isGone()) await endWorker();
  });
  if (isGone()) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ usable: entryOfPage() });
}
