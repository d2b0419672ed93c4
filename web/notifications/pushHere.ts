import { queryOptions } from '@tanstack/react-query';
import { deviceWords } from '#domain/signIn/device.ts';
import { ApiError, get, send } from '../api/request.ts';
import { endPush, inTurn, readWorker, workerOf } from '../session/serviceWorker.ts';
import { currentSession } from '../session/sessionStore.ts';

/** Whether the user denied permission in this browser; only they can revert that, in the browser's settings. */
export const isDenied = (): boolean => Notification.permission === 'denied';

/**
 * Asks for permission and registers this browser with the server. Resolves to its id; null if permission is
 * denied.
 */
export async function turnOn(userId: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const role = currentSession().me?.role ?? null;
  const { serviceWorker } = navigator;
  await inTurn(() => serviceWorker.register(workerOf({ id: userId, role }, true)));
  const registration = await serviceWorker.ready;
  try {
    return await subscribe(registration);
  } catch (error) {
    // This browser was removed elsewhere while no page was open, so it subscribes again.
    if (isRemoved(error)) {
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      return await subscribe(registration);
    }
    await endPush();
    throw error;
  }
}

/**
 * The id of this browser, if it gets push messages for this person; else null. A subscription ended elsewhere is
 * ended here too, and so is one of an earlier person; a changed key or address is sent to the server.
 */
async function lookHere(userId: string): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Somebody else may have signed in in another tab in the meantime: the subscription here is then theirs.
  const isGone = () => currentSession().me?.id !== userId;
  if (!registration || isGone()) return null;
  const { isOwn, isTold } = readWorker(registration, userId);
  // This worker only lets the app open offline.
  if (isOwn && !isTold) return null;
  try {
    if (isOwn && Notification.permission === 'granted') return await subscribe(registration);
  } catch (error) {
    if (!isRemoved(error)) throw error;
  }
  if (isGone()) return null;
  await endPush();
  return null;
}

/** {@link lookHere}, once per page load, unless refetched. */
export const hereQuery = (userId: string) =>
  queryOptions({
    queryKey: ['push-here', userId],
    queryFn: () => lookHere(userId),
    staleTime: Number.POSITIVE_INFINITY,
  });

async function subscribe(registration: ServiceWorkerRegistration): Promise<string> {
  const { key } = await get<{ key: string }>('/api/notifications/push-key');
  const { pushManager } = registration;
  let subscription = await pushManager.getSubscription();
  if (subscription && !isMadeWith(subscription, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({
    // Browsers require this.
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const name = deviceWords(navigator.userAgent);
  const told = { endpoint, p256dh: keys.p256dh, auth: keys.auth, name };
  return (await send<{ id: string }>('PUT', '/api/notifications/push', told)).id;
}

const isRemoved = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey: bytes } = options;
  // An old browser does not report its key; it would refuse to subscribe with another one.
  if (!bytes) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
