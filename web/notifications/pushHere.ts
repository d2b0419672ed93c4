import { queryOptions } from '@tanstack/react-query';
import { deviceWords } from '#domain/accounts/device.ts';
import { ApiError, get, send } from '../api/request.ts';
import { endPush } from '../session/endPush.ts';
import { inTurn, readWorker, workerOf } from '../session/serviceWorker.ts';
import { currentSession } from '../session/sessionStore.ts';

/** Whether somebody pressed this browser's own No, which only they can take back, in its settings. */
export const isDenied = (): boolean => Notification.permission === 'denied';

/** Asks for permission, and tells the server of this browser. Resolves to its id; null: it was not permitted. */
export async function turnOn(userId: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const role = currentSession().me?.role ?? null;
  const { serviceWorker } = navigator;
  await inTurn(() => serviceWorker.register(workerOf({ id: userId, role }, true)));
  const registration = await serviceWorker.ready;
  try {
    return await subscribe(registration);
  } catch (error) {
    // This browser was removed from elsewhere while no page was open: it begins anew.
    if (isRemoved(error)) {
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      return await subscribe(registration);
    }
    await endPush();
    throw error;
  }
}

/**
 * The id of this browser, if it is told what concerns this person; else null. What was ended elsewhere
 * ends here, and whatever of an earlier person is left; a changed key or address reaches the server.
 */
async function lookHere(userId: string): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Somebody else may have signed in meanwhile, in another tab: what is here then is theirs.
  const isGone = () => currentSession().me?.id !== userId;
  if (!registration || isGone()) return null;
  const { isOwn, isTold } = readWorker(registration, userId);
  // It is there for the app to open without a connection.
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

/** {@link lookHere}, once for each page that is loaded, unless asked again. */
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
    // No browser allows anything else.
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
  // An old browser does not say; it would refuse to subscribe with another key.
  if (!bytes) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
