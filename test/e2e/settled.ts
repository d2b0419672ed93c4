import { expect, type Page, type Request } from '@playwright/test';

const requested = new WeakMap<Page, Set<Request>>();

/** Notes which requests of this page have no answer yet. Call it before the page is opened. */
export function watchRequests(page: Page): void {
  const waiting = new Set<Request>();
  requested.set(page, waiting);
  // The stream of events never ends.
  page.on('request', (request) => request.resourceType() !== 'eventsource' && waiting.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => waiting.delete(request));
}

const AWAITED = '[data-bone], [aria-busy="true"], [aria-label="Loading"]';

/**
 * Waits until nothing is loading any more and what came last is painted. Code that has just arrived may ask for
 * data, and data may show a part that asks for more, so the page must be quiet twice in a row. `held` are the
 * addresses that the test itself does not answer.
 */
export async function settled(page: Page, held?: RegExp): Promise<void> {
  let quiet = 0;
  const isQuiet = async () => {
    const isShown = await page.evaluate(async (awaited) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      return document.fonts.status === 'loaded' && !document.querySelector(awaited);
    }, AWAITED);
    const waiting = [...(requested.get(page) ?? [])].filter((each) => !held?.test(each.url()));
    quiet = isShown && waiting.length === 0 ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(isQuiet, { message: 'the page is still loading' }).toBeGreaterThan(1);
}

/**
 * By how many pixels the settled page is too wide. Compared with the layout's width: on a phone `innerWidth` grows
 * with what is too wide.
 */
export async function sideways(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Waits until the screen is shown and neither its code nor an answer is still loading. */
export async function allHere(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await settled(page);
}
