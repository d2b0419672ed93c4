import { expect, type Page } from '@playwright/test';
import { budgets, firstLoad, kbOf } from '../check/sizes.ts';
import { rows } from './customersScreen.ts';
import { fetchesAtRest, isCodeOf, saveData, watchFetched } from './fetched.ts';
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

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

test('a customer’s way through their screens fetches nothing twice, and all of it ahead', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician();
  await make.aDieticianProfile(dietician);
  const customer = await make.aCustomer({ dietician });
  await make.aPlan(customer);
  const page = await signIn(customer);
  await fetchesAtRest(page);
  const fetched = await watchFetched(page);
  await page.goto('/customer/dashboard');
  await expect(page.getByRole('button', { name: 'Add Weight' })).toBeVisible();
  for (const [name, title, shows] of [
    // The day came with the opening request of the page.
    ['My Progress', 'My Progress', '/api/opening'],
    ['My Profile', /Profile/, `/api/customers/${customer.id}/profile`],
    ['My Dietician', 'My Dietician', `/api/dieticians/${dietician.id}/profile`],
    ['Reminders', 'Reminders', `/api/customers/${customer.id}/reminders`],
    ['Dashboard', /^Today/, '/api/opening'],
  ] as const) {
    await fetched.nextScreen();
    await link(page, name).hover();
    await expect.poll(() => fetched.all.some((path) => path.startsWith(shows))).toBe(true);
    await link(page, name).click();
    await expect(heading(page, title)).toBeVisible();
  }
  expect(fetched.all.some(isCodeOf('ProgressScreen'))).toBe(true);
  expect(fetched.again).toEqual([]);
});

test('[T-J2] a customer is fetched as the button goes down, not while one points, and then no more', async ({
  dietician: { page },
  make,
}) => {
  const other = await make.aCustomer({ name: 'Aaron before the other' });
  const customer = await make.aCustomer({ name: 'Aaron before the press' });
  await make.aPlan(customer);
  await fetchesAtRest(page);
  const fetched = await watchFetched(page);
  await page.goto('/client/customers?search=Aaron+before');
  await expect(rows(page)).toHaveCount(2);
  const of = (id: string) => fetched.all.filter((path) => path.startsWith(`/api/customers/${id}`));
  await rows(page).nth(0).hover();
  await rows(page).nth(1).hover();
  await page.mouse.down();
  // Six answers: the customer, the notes, the conversation, a day, its messages and a strip of days.
  await expect.poll(() => of(customer.id)).toHaveLength(6);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 2, name: customer.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meals' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages about this day' })).toBeVisible();
  // Their appointments come with the summary.
  await expect.poll(() => of(customer.id)).toHaveLength(7);
  expect(fetched.again).toEqual([]);
  // Fetching a customer's data is recorded as looking at it.
  expect(of(other.id)).toEqual([]);

  const sparing = await page.context().newPage();
  await saveData(sparing);
  const spared = await watchFetched(sparing);
  await sparing.goto('/client/customers?search=Aaron+before');
  await rows(sparing).nth(0).dispatchEvent('mousedown');
  await rows(sparing).nth(1).click();
  await expect(sparing.getByRole('region', { name: 'Meals' })).toBeVisible();
  expect(spared.all.some((path) => path.startsWith(`/api/customers/${other.id}`))).toBe(false);
  expect(spared.again).toEqual([]);
});

test('[ROUTE-03] a screen not fetched before the connection was lost says so, and opens once it is back', async ({
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|Unable to preload/);
  // The screen is not fetched ahead either.
  let connected = false;
  // A part of the dashboard is missing as well; the rest of it stays.
  await make.aGivenArticle(person, await make.anArticle());
  for (const file of ['CustomerProfileScreen', 'GivenCard'])
    await page.route(`**/assets/${file}*`, (route) =>
      connected ? route.continue() : route.abort(),
    );
  await page.goto('/customer/dashboard');
  const link = page.getByRole('link', { name: 'My Profile' });
  await expect(link).toBeVisible();
  // The screen to come back to must be in the browser, not only the frame around it.
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByText('What the browser says')).toBeHidden();
  // Other screens go on working.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  // The route stays: if it were removed while the page loads anew, the page's requests would hang.
  connected = true;
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();
});
