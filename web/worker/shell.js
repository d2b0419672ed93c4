// The first half of /sw.js, the service worker of customers; the second is public/push.js. The build puts
// `SHELL` before it (build/serviceWorker.ts): the files of one build. It keeps these files and nothing else:
// what /api answers, pictures and forms go past it.
const PREFIX = 'weekplate-shell-';
const CACHE = PREFIX + SHELL.version;
const PAGE = '/index.html';
const AT_ONCE = 3;

// The places of the app that open without a network. The dietician's, the landing page and links of mails do not.
const APP = /^\/(dashboard|customer|account|login)(\/|$)/;

addEventListener('install', (event) => event.waitUntil(keepFiles()));

// Pages that are open go on with the files of their own build: these stay, see `tidy`.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // The pages that customers open first name the files of their screen (build/startPages.ts).
    const page = SHELL.starts.includes(pathname) ? pathname : PAGE;
    if (APP.test(pathname)) event.respondWith(kept(page, request));
  } else if (pathname.startsWith('/assets/') || SHELL.files.includes(pathname))
    event.respondWith(kept(pathname, request));
});

addEventListener('message', (event) => {
  if (event.data?.usable) event.waitUntil(tidy(event.data.usable));
});

// A page costs no round trip: it is answered from here at once, and the browser looks for a newer worker
// meanwhile, whose page is the next one to be opened.
async function kept(path, request) {
  const own = await caches.match(path, { cacheName: CACHE, ignoreVary: true });
  // Of an older build, for a page that is still open.
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
    // Between two builds: the next look for a worker finds the rest.
    for (const path of pages) {
      const page = await (await cache.match(path)).text();
      if (!page.includes(SHELL.entry)) throw new Error('The page is of another build.');
    }
  } catch (error) {
    // What another worker of this build serves from stays.
    if (!had) await caches.delete(CACHE);
    throw error;
  }
}

async function keepFile(cache, path) {
  // Its name says what is in it: what an earlier build brought is not fetched again.
  const isHashed = path.startsWith('/assets/');
  const had = isHashed ? await caches.match(path, { ignoreVary: true }) : undefined;
  const file =
    had ?? (await fetch(path, { priority: 'low', ...(!isHashed && { cache: 'no-cache' }) }));
  if (!file.ok) throw new Error(`${path} was answered with ${file.status}.`);
  await cache.put(path, file);
}

// Says a page that is usable, with its script. Once it is of this build and the only one, no page uses the files
// of older builds any more.
async function tidy(entry) {
  if (entry !== SHELL.entry) return;
  // A newer one is on its way here, and fills a cache of its own.
  if (registration.installing || registration.waiting) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}
