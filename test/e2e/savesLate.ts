import type { Page } from '@playwright/test';
import { button } from './customersScreen.ts';

/** The next save to this address is answered only when the returned function is called. */
export async function savesLate(page: Page, path: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.fallback();
  });
  return resolve;
}

/** Presses the button, and resolves once the save is under way. */
export async function press(page: Page, name: string, path: RegExp) {
  const sent = page.waitForRequest(
    (request) => path.test(request.url()) && request.method() !== 'GET',
  );
  await button(page, name).click();
  await sent;
}
