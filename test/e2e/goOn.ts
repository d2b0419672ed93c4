import type { Page } from '@playwright/test';

/**
 * Opens another screen within the open page, as a link does: loading the page anew is several times the
 * work. Data that was written without the page knowing is not fetched again by this; use `goto` for that.
 * The page is loaded if none is open yet, and for the same screen with another query, because nothing
 * tells when that has arrived.
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
  // The previous screen stays until the code of the next one is there.
  await left?.waitForElementState('hidden');
}
