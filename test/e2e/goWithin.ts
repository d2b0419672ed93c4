import type { Page } from '@playwright/test';

/** `/client/customers` and a customer there count as one screen. */
const screenOf = (url: string) => new URL(url).pathname.split('/').slice(0, 3).join('/');

/**
 * Opens a screen as a link does: the page stays, with everything it has loaded. Another address of the
 * same screen is loaded anew, because a test could not tell when it has arrived.
 */
export async function goWithin(page: Page, path: string) {
  if (screenOf(page.url()) === screenOf(new URL(path, page.url()).href)) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
}
