// The service worker of those who are told on this device: it shows what arrives and opens what that is
// about. It keeps nothing and handles no fetch, so pages are as fresh as without it.
const NEWS = { title: 'Weekplate', body: 'There is something new for you.', path: '/dashboard' };
const SIGNED_IN = /^\/(client|customer|account)(\/|$)/;

addEventListener('install', () => skipWaiting());

addEventListener('push', (event) => {
  const { title, body, path, tag } = newsIn(event.data);
  event.waitUntil(
    // Whatever arrives twice under one tag stands there once.
    registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPath(event.notification.data?.path)));
});

// A browser forbids a push that shows nothing, so what cannot be read is shown as well.
function newsIn(data) {
  try {
    return { ...NEWS, ...data.json() };
  } catch {
    return NEWS;
  }
}

/** A place of this app, and of no other origin. */
function ownPath(path) {
  const { origin, pathname, search } = new URL(path ?? NEWS.path, location.origin);
  return origin === location.origin ? pathname + search : NEWS.path;
}

// An open screen goes there by itself: to load it anew would close what somebody is typing.
async function open(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => SIGNED_IN.test(new URL(url).pathname));
  if (!page) return clients.openWindow(path);
  page.postMessage({ open: path });
  return page.focus();
}
