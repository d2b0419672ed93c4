import { expect, type Page } from '@playwright/test';
import type { World } from '../access/world.ts';
import { aWorld, SECRET_WORD } from '../access/world.ts';
import { test } from './fixtures.ts';
import { goOn } from './goOn.ts';
import { cell, openFor } from './plansScreen.ts';
import { allHere } from './settled.ts';

const logOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' });

/** The paths of every screen of a dietician's navigation and of a customer's screens. */
async function viewsOf(page: Page, { owner }: World): Promise<string[]> {
  await page.goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.nth(3)).toBeVisible();
  const entries = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const ofCustomer = [
    `/client/dashboard?customer=${owner.id}`,
    `/client/customers/${owner.id}`,
    `/client/customers/${owner.id}?tab=profile`,
  ];
  return [...ofCustomer, ...entries.flatMap((each) => each ?? [])];
}

/** All that the browser itself keeps of this site, as text: every store that a page can reach. */
const storesOf = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ];
    const rowsOf = (name: string) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const { result } = opening;
          const close = (rows: unknown) => {
            result.close();
            resolve(rows);
          };
          const [store] = result.objectStoreNames;
          if (!store) return close([]);
          const asked = result.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => close(asked.result);
        };
      });
    for (const { name = '' } of await indexedDB.databases())
      kept.push(`database ${name}`, JSON.stringify(await rowsOf(name)));
    for (const name of (await globalThis.caches?.keys()) ?? []) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        kept.push(request.url, (await answer?.text()) ?? '');
      }
    }
    for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
      kept.push(`worker ${worker.scope}`);
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) kept.push(`file ${name}`);
    return [document.cookie, ...kept];
  });

/** What the browser's own cache answers without asking the server. */
const cachedOf = (page: Page, urls: readonly string[]) =>
  page.evaluate(async (all) => {
    const found: string[] = [];
    for (const url of all) {
      const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
        () => null,
      );
      if (answer?.ok) found.push(url);
    }
    return found;
  }, urls);

// offline.spec.ts checks what a customer's phone keeps for use offline, and that Logout removes it.
test('[T-G1] after Logout the browser keeps nothing of the dietician, and shows nothing, offline either', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of 504|ERR_CACHE_MISS/);
  const world = await aWorld(make);
  const person = world.dietician;
  const page = await signIn(person);
  const context = page.context();
  const asked = new Set<string>();
  page.on('response', (answer) => {
    if (!new URL(answer.url()).pathname.startsWith('/api/')) return;
    asked.add(answer.url());
    // Every answer is checked: one kept on disk under another person's cookie is kept as well.
    const kept = answer.headers()['cache-control'];
    if (!kept?.startsWith('no-store')) problems.note(`${answer.url()} may be kept: ${kept}`);
  });
  const views = await viewsOf(page, world);
  for (const path of views) {
    // The list of customers and one of them share a heading.
    await (path.startsWith('/client/customers') ? page.goto(path) : goOn(page, path));
    await allHere(page);
  }
  // Logout asks about unsaved work and removes it.
  const typed = `typed-${person.id}`;
  await page.goto(views[1] ?? '');
  await page.getByRole('textbox', { name: 'Notes' }).fill(typed);
  await expect.poll(async () => (await storesOf(page)).join('\n')).toContain(typed);
  expect(asked.size).toBeGreaterThan(5);

  await logOut(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');

  const words = [SECRET_WORD, typed, ...wordsOf(world)].filter(Boolean);
  const privateIn = (text: string) => words.filter((word) => text.includes(word));
  const kept = await storesOf(page);
  expect(kept.flatMap(privateIn)).toEqual([]);
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect(cookies).toEqual([]);
  expect(privateIn(JSON.stringify(origins))).toEqual([]);
  // Who was signed in is private too; the colour scheme is not.
  const names = origins.flatMap((each) => each.localStorage.map(({ name }) => name));
  expect(names.filter((name) => name !== 'weekplate-colour-scheme')).toEqual([]);
  const open = ['/api/me', '/api/practice', '/api/sign-in-options', '/api/health'];
  const closed = [...asked].filter((url) => !open.includes(new URL(url).pathname));
  expect(await cachedOf(page, closed)).toEqual([]);

  const shown = async () => privateIn(await page.evaluate(() => document.body.textContent));
  await page.goBack();
  await expect(page).toHaveURL('/login');
  expect(await shown()).toEqual([]);
  await page.goto(views[0] ?? '');
  await expect(page).toHaveURL('/login');
  for (const path of views) {
    // Without loading the page anew: after that it would know even less.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.waitForFunction(() => location.pathname === '/login');
    expect(await shown()).toEqual([]);
  }
  await context.setOffline(true);
  for (const go of [() => page.reload(), () => page.goBack(), () => page.goto(views[0] ?? '')]) {
    await go().catch((error: Error) => expect(error.message).toContain('ERR_'));
    // The browser's own offline page appears in two steps.
    await expect(async () => expect(await shown()).toEqual([])).toPass();
  }
});

const wordsOf = ({ ids, otherIds, ...world }: World): string[] =>
  [...Object.values(world), ...Object.values(ids), ...Object.values(otherIds)].map((value) =>
    typeof value === 'string' ? (value.length > 12 ? value : '') : value.id,
  );

test('[T-G1] the next user of the browser sees nothing of the last, not even where no Logout was pressed', async ({
  make,
  signIn,
  problems,
}) => {
  const world = await aWorld(make);
  const last = world.owner;
  const next = await make.aCustomer({ name: 'Next Person' });
  const page = await signIn(last);
  // What is typed waits to be sent.
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.route('**/daily-progress/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.goto('/customer/myprogress');
  await page.getByRole('button', { name: 'Edit Progress' }).click();
  const typed = `typed-${last.id}`;
  await page.getByRole('textbox', { name: 'Notes' }).fill(typed);
  await expect.poll(async () => (await storesOf(page)).join('\n')).toContain(typed);

  // The session ends by itself, and somebody else signs in.
  const context = page.context();
  await context.clearCookies();
  await context.addCookies([{ ...next.cookie, url: new URL(page.url()).origin, httpOnly: true }]);
  page.on('dialog', (dialog) => dialog.accept());
  for (const path of ['/customer/myprogress', '/customer/dashboard', '/customer/customerprofile']) {
    await page.goto(path);
    await allHere(page);
    const everything = [await page.content(), ...(await storesOf(page))].join('\n');
    for (const word of [SECRET_WORD, typed, last.id, last.email])
      expect([path, everything.includes(word)]).toEqual([path, false]);
  }
});

test('[T-G1] what is typed as another tab logs out is not kept after it', async ({
  make,
  dietician: { page },
}) => {
  await openFor(page, await make.aCustomer());
  await cell(page, 1, 1).evaluate((box) => {
    if (box instanceof HTMLTextAreaElement) box.value = 'Porridge';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    // Before the browser stores what is typed.
    new BroadcastChannel('weekplate-session').postMessage('signed-out');
  });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.filter((key) => key.startsWith('weekplate'))).toEqual([]);
});
