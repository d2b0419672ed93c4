import { expect, it } from 'vitest';
import { aBrowser, aBuild, entryOf, STARTS } from '#test/offline/workerBrowser.ts';

const NAVIGATION = { mode: 'navigate' };

it('[DAY-04] the app opens without a network, and with one without waiting for it', async () => {
  const { server, fetched, aWorker } = aBrowser(aBuild('a', '/assets/Home-1.js'));
  const worker = aWorker();
  await worker.installs();
  server.isOff = true;
  const before = fetched.length;
  for (const path of ['/dashboard', '/customer/dashboard', '/customer/shopping', '/account'])
    expect(await worker.answers(path, NAVIGATION)).toContain('index-a.js');
  expect(await worker.answers('/customer/dashboard', NAVIGATION)).toContain('/customer/dashboard');
  expect(await worker.answers('/customer/shopping', NAVIGATION)).not.toContain('/customer/');
  expect(await worker.answers('/assets/Home-1.js')).toContain('of a');
  expect(await worker.answers('/boot.js')).toContain('of a');
  expect(fetched).toHaveLength(before);
});

it('[T-L1] answers of the server, pictures, what is sent and other sites pass it by, and it keeps none', async () => {
  const { kept, aWorker } = aBrowser(aBuild('a'));
  const worker = aWorker();
  await worker.installs();
  for (const path of ['/api/me', '/api/customers/1/daily-progress', '/api/images/1', '/robots.txt'])
    expect(await worker.answers(path)).toBeNull();
  for (const path of ['/', '/client/dashboard', '/privacy', '/verify-email?token=1', '/api/x'])
    expect(await worker.answers(path, NAVIGATION)).toBeNull();
  expect(await worker.answers('/boot.js', { method: 'POST' })).toBeNull();
  expect(await worker.answers('', { url: 'https://evil.test/assets/a.js' })).toBeNull();
  expect(kept()).toEqual(['/assets/index-a.js', '/boot.js', ...STARTS, '/index.html']);
});

it('[T-L1] a new version is the next page, while an open one goes on with its own files until it is closed', async () => {
  const { server, caches, pages, fetched, aWorker } = aBrowser(
    aBuild('a', '/assets/Home-1.js', '/assets/same.js'),
  );
  await aWorker().installs();
  pages.add('old page');
  server.build = aBuild('b', '/assets/Home-2.js', '/assets/same.js');
  const worker = aWorker();
  await worker.installs();
  expect(fetched.filter((path) => path === '/assets/same.js')).toHaveLength(1);

  expect(await worker.answers('/dashboard', NAVIGATION)).toContain('index-b.js');
  expect(await worker.answers('/boot.js')).toContain('of b');
  pages.add('new page');
  await worker.isUsableWith(entryOf(server.build));
  expect(await worker.answers('/assets/Home-1.js')).toContain('of a');
  pages.delete('new page');
  // The old page being the only one does not remove its own files.
  await worker.isUsableWith('/assets/index-a.js');
  expect(await worker.answers('/assets/Home-1.js')).toContain('of a');

  pages.clear();
  pages.add('new page');
  await worker.isUsableWith(entryOf(server.build));
  expect([...caches.keys()]).toEqual(['weekplate-shell-b']);
  expect(await worker.answers('/assets/Home-2.js')).toContain('of b');
});

it('[T-L1] a version that does not arrive whole is left, and the one before goes on', async () => {
  const { server, caches, aWorker } = aBrowser(aBuild('a'));
  const old = aWorker();
  await old.installs();
  server.build = aBuild('b', '/assets/Home-2.js');
  const half = aWorker();
  server.build = aBuild('c', '/assets/Home-3.js');
  await expect(half.installs()).rejects.toThrow();
  expect([...caches.keys()]).toEqual(['weekplate-shell-a']);
  server.isOff = true;
  expect(await old.answers('/dashboard', NAVIGATION)).toContain('index-a.js');
});

it('[T-L1] while a newer version is on its way, a page of the older one ends none of its files', async () => {
  const { server, caches, registration, aWorker } = aBrowser(aBuild('a'));
  const old = aWorker();
  await old.installs();
  server.build = aBuild('b');
  await aWorker().installs();
  registration.installing = {};
  await old.isUsableWith('/assets/index-a.js');
  expect([...caches.keys()]).toEqual(['weekplate-shell-a', 'weekplate-shell-b']);
  registration.installing = null;
  await old.isUsableWith('/assets/index-a.js');
  expect([...caches.keys()]).toEqual(['weekplate-shell-a']);
});

it('[T-L1] another worker of the same version that does not arrive whole leaves what the first serves', async () => {
  const { server, caches, aWorker } = aBrowser(aBuild('a'));
  await aWorker().installs();
  const toldToo = aWorker();
  server.isOff = true;
  await expect(toldToo.installs()).rejects.toThrow();
  expect([...caches.keys()]).toEqual(['weekplate-shell-a']);
  expect(caches.get('weekplate-shell-a')?.size).toBe(4);
});

it.each([
  '/api/customers/anna/daily-progress/2026-11-28/photos/lunch.webp',
  '/api/customers/anna/daily-progress/2026-11-28/photos',
  '/api/customers/anna/messages/pictures/rash.webp',
  '/api/profile-images/anna/face.webp',
  '/api/customers/anna/export',
  '/api/calendar/secret.ics',
])('[T-L1] the worker keeps nothing of %s and does not even ask for it', async (path) => {
  const { caches, fetched, aWorker } = aBrowser(aBuild('a'));
  const worker = aWorker();
  await worker.installs();
  const kept = () => [...caches.values()].flatMap((files) => [...files.keys()]);
  const [before, had] = [fetched.length, kept()];
  for (const request of [{}, NAVIGATION, { mode: 'no-cors', destination: 'image' }])
    expect(await worker.answers(path, request)).toBeNull();
  expect(fetched).toHaveLength(before);
  expect(kept()).toEqual(had);
});
