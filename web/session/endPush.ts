/**
 * Nothing is told in this browser any more while no page of it is open, and what it was told leaves its
 * screen. With its service worker the subscription goes as well; the server forgets it with the session.
 */
export async function endPush(): Promise<void> {
  // Without https there is none.
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  await registration.unregister();
}

/** The same, and the files of the app, which were there to open it without a connection. */
export async function endWorker(): Promise<void> {
  await endPush();
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
}
