import type { Page } from '@playwright/test';

/** `/client/customers` and a customer there are one screen. */
const screenOf = (url: string) => new URL(url).pathname.split('/').slice(0, 3).join('/');

/**
 * As by a link: the page stays, with all that it has loaded, and shows the screen of this address. Another
 * address of the same screen is opened anew: nobody could tell from outside when it is there.
 */
export async function goWithin(page: Page, path: string) {
  if (screenOf(page.url()) === screenOf(new URL(path, page.url()).href)) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    const idx = 1 + (history.state?.idx ?? 0);
    history.pushState({ idx, key: `to-${idx}`, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
}
