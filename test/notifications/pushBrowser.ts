import { randomBytes } from 'node:crypto';
import type { Page, Worker } from '@playwright/test';

declare global {
  interface Window {
    /** How often this page asked whether it may show notifications. */
    permissionsAsked: number;
  }
}

/**
 * Gives the page a user who allows notifications and a push service that hands out an address: the test
 * browser has neither. Service worker and pushes are real. Call it before the first page is opened.
 */
export async function withPushService(page: Page): Promise<void> {
  const auth = randomBytes(16).toString('base64url');
  const p256dh = Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url');
  await page.addInitScript(
    ([p256dh, auth]) => {
      window.permissionsAsked = 0;
      const ALLOWED = 'permission-of-test';
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem(ALLOWED) ?? 'default',
      });
      Notification.requestPermission = async () => {
        window.permissionsAsked += 1;
        localStorage.setItem(ALLOWED, 'granted');
        return 'granted';
      };
      const STORED = 'subscription-of-test';
      type Stored = { endpoint: string; key: string };
      const forget = async () => {
        localStorage.removeItem(STORED);
        return true;
      };
      const subscription = ({ endpoint, key }: Stored) => {
        const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        const bytes = Uint8Array.from(text, (each) => each.charCodeAt(0));
        return {
          endpoint,
          options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
          unsubscribe: forget,
        } as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => {
        const stored = localStorage.getItem(STORED);
        return stored ? subscription(JSON.parse(stored)) : null;
      };
      PushManager.prototype.subscribe = async (options) => {
        const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
        const stored = { endpoint, key: String(options?.applicationServerKey) };
        localStorage.setItem(STORED, JSON.stringify(stored));
        return subscription(stored);
      };
      const { unregister } = ServiceWorkerRegistration.prototype;
      // Unregistering the service worker ends its subscription, as in every browser.
      ServiceWorkerRegistration.prototype.unregister = async function () {
        await forget();
        return unregister.call(this);
      };
    },
    [p256dh, auth] as const,
  );
}

/** The service worker of a page, changed to record its notifications instead of showing them. */
export async function watchWorker(page: Page): Promise<Worker> {
  // The last one: a customer's worker gets another address when notifications are turned on.
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(globalThis, { shown });
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, { body, tag } = {}) =>
      void shown.push({ title, body, tag });
  });
  return worker;
}

/** The notifications that the worker would have shown, in order. */
export const shownBy = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);

/** Delivers a push to the service worker of a page, as its push service would. */
export async function deliver(page: Page, news: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  const data = JSON.stringify(news);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

/** Presses a notification of the worker. */
export const pressShown = (worker: Worker, path: string) =>
  worker.evaluate(async (path) => {
    const waited: Promise<unknown>[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification: { close: () => undefined, data: { path } },
      waitUntil: (work: Promise<unknown>) => waited.push(work),
    });
    dispatchEvent(event);
    // It may fail: a browser brings no window to the front without a real press.
    await Promise.allSettled(waited);
  }, path);
