// The service worker for people who get push messages on this device: it shows a message and opens what it is
// about. The build fills in its words. It caches nothing and handles no fetch, so pages are as fresh as without it.
const NEWS = { title: 'Weekplate', body: '%newsForYou%', path: '/dashboard' };
const SIGNED_IN = /^\/(client|customer|account)(\/|$)/;

addEventListener('install', () => skipWaiting());

addEventListener('push', (event) => {
  const { title, body, path, tag } = newsIn(event.data);
  event.waitUntil(
    // A message that arrives twice with the same tag is shown once.
    registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPath(event.notification.data?.path)));
});

// Browsers forbid a push that shows nothing, so a message that cannot be read is shown as well.
function newsIn(data) {
  try {
    return { ...NEWS, ...data.json() };
  } catch {
    return NEWS;
  }
}

/** An address within this app, never of another origin. */
function ownPath(path) {
  const { origin, pathname, search } = new URL(path ?? NEWS.path, location.origin);
  return origin === location.origin ? pathname + search : NEWS.path;
}

// An open screen navigates by itself: a reload would discard what somebody is typing.
async function open(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => SIGNED_IN.test(new URL(url).pathname));
  if (!page) return clients.openWindow(path);
  page.postMessage({ open: path });
  return page.focus();
}
