import { expect, type Page } from '@playwright/test';

/** Waits until the files of the app are on the phone. */
export const installed = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return active?.state === 'activated' && (await caches.keys()).length === 1;
      }),
    )
    .toBe(true);

/** Waits for a part of the app, such as 'WaitingToSend', that a page fetches when it is at rest. */
export const fetchedAtRest = (page: Page, part: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) => performance.getEntriesByType('resource').some((each) => each.name.includes(name)),
        `/${part}-`,
      ),
    )
    .toBe(true);

/** All rows of all databases of this browser, and the /api answers in its caches, as text. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [JSON.stringify({ ...localStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      for (const store of database.objectStoreNames)
        kept.push(
          await new Promise<string>((resolve) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => resolve(JSON.stringify(all.result));
          }),
        );
      database.close();
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (new URL(url).pathname.startsWith('/api')) kept.push(url);
    return kept.join('\n');
  });
