import type { Page } from '@playwright/test';

/**
 * Opens another screen in the page that is open, as a link does: to load the page anew is several times
 * the work. What was written behind the page's back is not fetched again by that: then `goto`. A page is
 * loaded where none is open yet, and for the same screen with another query, whose arrival nothing tells.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  const from = page.url();
  if (!from.startsWith('http') || new URL(path, from).pathname === new URL(from).pathname) {
    await page.goto(path);
    return;
  }
  const left = await page.$('h1');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The screen before stays until the code of the next one is there.
  await left?.waitForElementState('hidden');
}
