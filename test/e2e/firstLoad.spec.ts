import { expect, type Page } from '@playwright/test';
import { budgets, firstLoad, kbOf } from '../check/sizes.ts';
import { fetchesAtRest, saveData } from './fetched.ts';
import { test } from './fixtures.ts';

/** The addresses, without the origin, of what a page fetches by GET from now on. */
function fetchedBy(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname !== '/api/events') fetched.push(pathname + search);
  });
  return fetched;
}

const codeIn = (fetched: readonly string[]) =>
  fetched.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path)).map((path) => path.slice(1));

async function opened(page: Page, route: string) {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a first load is what its budget counts, and nothing more', async ({
  page,
  customer,
  dietician,
}) => {
  const whose = (route: string) => {
    if (route.startsWith('/client')) return dietician.page;
    return route.startsWith('/customer') ? customer.page : page;
  };
  for (const { route, screens, most } of budgets) {
    const tab = await whose(route).context().newPage();
    await saveData(tab);
    const fetched = fetchedBy(tab);
    await opened(tab, route);
    const code = codeIn(fetched);
    const counted = firstLoad(screens);
    expect(
      code.filter((file) => !counted.has(file)),
      route,
    ).toEqual([]);
    expect(kbOf(code), route).toBeLessThanOrEqual(most);
    await tab.close();
  }
});

/** In kilobytes of compressed scripts, of all that a page fetches in its first ten seconds. */
const FIRST_SECONDS = [
  { route: '/', most: 110 },
  { route: '/login', most: 130 },
  { route: '/customer/dashboard', most: 240 },
  { route: '/customer/myprogress', most: 240 },
  { route: '/client/dashboard', most: 300 },
] as const;
const SECONDS = 10;

test('what a page fetches in its first ten seconds, for the screens behind it too, stays within its budget', async ({
  browser,
  customer,
  dietician,
}) => {
  const fresh = await (await browser.newContext()).newPage();
  const whose = (route: string) => {
    if (route.startsWith('/client')) return dietician.page.context();
    return route.startsWith('/customer') ? customer.page.context() : fresh.context();
  };
  const sizes = FIRST_SECONDS.map(async ({ route, most }) => {
    const tab = await whose(route).newPage();
    await fetchesAtRest(tab);
    const fetched = fetchedBy(tab);
    await opened(tab, route);
    await expect.poll(() => tab.evaluate(() => performance.now() / 1000)).toBeGreaterThan(SECONDS);
    const kb = kbOf(codeIn(fetched).filter((file) => file.endsWith('.js')));
    expect(kb, route).toBeLessThanOrEqual(most);
    return kb;
  });
  expect(Math.min(...(await Promise.all(sizes)))).toBeGreaterThan(50);
});
