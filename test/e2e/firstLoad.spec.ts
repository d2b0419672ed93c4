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

test('a customer’s page has fetched 160 to 240 kB of scripts ten seconds after a first page', async ({
  customer,
}) => {
  for (const route of ['/customer/dashboard', '/customer/myprogress']) {
    const tab = await customer.page.context().newPage();
    await fetchesAtRest(tab);
    const fetched = fetchedBy(tab);
    await opened(tab, route);
    // By then an idle page has fetched the code of the other screens (web/frame/prefetch.ts). That it fetches
    // nothing more cannot be waited for.
    await tab.waitForFunction(() => performance.now() > 10_000);
    const kb = kbOf(codeIn(fetched).filter((file) => file.endsWith('.js')));
    expect(kb, route).toBeGreaterThanOrEqual(160);
    expect(kb, route).toBeLessThanOrEqual(240);
    await tab.close();
  }
});
