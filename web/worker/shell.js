// The first half of /sw.js, the service worker of customers; the second half is public/push.js. The build puts
// `SHELL`, the files of one build, in front of it (build/serviceWorker.ts). The worker caches these files only: it
// does not handle /api answers, pictures and forms.
const PREFIX = 'weekplate-shell-';
const CACHE = PREFIX + SHELL.version;
const PAGE = '/index.html';
const AT_ONCE = 3;

// The addresses that open offline. Those of dieticians, the landing page and links in mails do not.
const APP = /^\/(dashboard|customer|account|login)(\/|$)/;

addEventListener('install', (event) => event.waitUntil(keepFiles()));

// Open pages keep using the files of their own build, which stay in the cache, see `tidy`.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // The pages that customers open first list the files of their screen (build/startPages.ts).
    const page = SHELL.starts.includes(pathname) ? pathname : PAGE;
    if (APP.test(pathname)) event.respondWith(kept(page, request));
  } else if (pathname.startsWith('/assets/') || SHELL.files.includes(pathname))
    event.respondWith(kept(pathname, request));
});

addEventListener('message', (event) => {
  if (event.data?.usable) event.waitUntil(tidy(event.data.usable));
});

// A page needs no round trip: it is answered from the cache at once. The browser checks for a newer worker at the
// same time, and the next page opened is the newer worker's.
async function kept(path, request) {
  const own = await caches.match(path, { cacheName: CACHE, ignoreVary: true });
  // Falls back to an older build, for a page that is still open.
  const found = own ?? (await caches.match(path, { ignoreVary: true }));
  return found ?? fetch(request);
}

async function keepFiles() {
  const had = await caches.has(CACHE);
  const cache = await caches.open(CACHE);
  const pages = [PAGE, ...SHELL.starts];
  const left = [...pages, ...SHELL.files];
  const keepNext = async () => {
    for (let path = left.pop(); path; path = left.pop()) await keepFile(cache, path);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
    // The server was between two builds: the next check for a worker gets the rest.
    for (const path of pages) {
      const page = await (await cache.match(path)).text();
      if (!page.includes(SHELL.entry)) throw new Error('The page is of another build.');
    }
  } catch (error) {
    // If another worker of this build serves from the cache, it stays.
    if (!had) await caches.delete(CACHE);
    throw error;
  }
}

async function keepFile(cache, path) {
  // The name contains a hash of the content, so a file cached by an earlier build is not fetched again.
  const isHashed = path.startsWith('/assets/');
  const had = isHashed ? await caches.match(path, { ignoreVary: true }) : undefined;
  const file =
    had ?? (await fetch(path, { priority: 'low', ...(!isHashed && { cache: 'no-cache' }) }));
  if (!file.ok) throw new Error(`${path} was answered with ${file.status}.`);
  await cache.put(path, file);
}

// A page reports, with its script, that it is usable. Once it is of this build and the only page, no page uses the
// files of older builds any more.
async function tidy(entry) {
  if (entry !== SHELL.entry) return;
  // A newer worker is being installed and fills a cache of its own.
  if (registration.installing || registration.waiting) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}
