import type { Page } from '@playwright/test';

/**
 * As by a link: the page stays, with all that it has loaded, and shows the screen of this address. What
 * differs in its search alone is opened anew: from the same screen nobody could tell that it is there.
 */
export async function goWithin(
  page: Page,
  path: string,
): Promise<'same document' | 'new document'> {
  const there = new URL(path, page.url());
  if (new URL(page.url()).pathname === there.pathname) {
    await page.goto(path);
    return 'new document';
  }
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    const idx = 1 + (history.state?.idx ?? 0);
    history.pushState({ idx, key: `to-${idx}`, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
  return 'same document';
}
