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
