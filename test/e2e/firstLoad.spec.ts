import { expect, type Page } from '@playwright/test';
import { budgets, firstLoad, kbOf } from '../check/sizes.ts';
import { fetchesAtRest, isCodeOf, saveData } from './fetched.ts';
import { PHONE, test } from './fixtures.ts';

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

/** The code of the screens of the navigation. */
const OF_CUSTOMERS = ['HomeScreen', 'ProgressScreen', 'CustomerProfileScreen', 'RemindersScreen'];
const OF_DIETICIANS = [
  'PlansScreen',
  'CustomersScreen',
  'DieticianProfileScreen',
  'MessagesScreen',
];

/** Waits until everything is fetched ahead: the browser decides when it begins, and one file follows another. */
async function untilFetchedAhead(fetched: readonly string[], screen: string) {
  const message = `fetched ahead at ${screen}`;
  for (const each of ['rules', ...(screen.startsWith('/client') ? OF_DIETICIANS : OF_CUSTOMERS)])
    await expect
      .poll(() => fetched.some(isCodeOf(each)), { message: `${each} ${message}` })
      .toBe(true);
}

/** Holds the rules, the first file that is fetched when idle, and so all others. Returns what releases them. */
async function neverAtRest(page: Page) {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/rules-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

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

test('the next screen is at hand before it is asked for, at rest or once one points at its link, has it in focus or under a finger, unless data is to be saved @all', async ({
  customer,
  dietician,
  signIn,
}) => {
  await fetchesAtRest(customer.page);
  const atRest = fetchedBy(customer.page);
  await opened(customer.page, '/customer/dashboard');
  await untilFetchedAhead(atRest, '/customer/dashboard');
  for (const screen of ['ProgressScreen', 'PublicDieticianProfileScreen'])
    expect(atRest.some(isCodeOf(screen)), screen).toBe(true);

  const { page } = dietician;
  const goOn = await neverAtRest(page);
  const pointed = fetchedBy(page);
  await opened(page, '/client/dashboard');
  await page.getByRole('link', { name: 'Customers' }).hover();
  await expect.poll(() => pointed.some(isCodeOf('CustomersScreen'))).toBe(true);
  expect(pointed.some(isCodeOf('MessagesScreen'))).toBe(false);
  await page.getByRole('link', { name: 'Website Enquiries' }).focus();
  await expect.poll(() => pointed.some(isCodeOf('MessagesScreen'))).toBe(true);
  goOn();

  const phone = await signIn(customer.person, PHONE);
  const goOnToo = await neverAtRest(phone);
  const touched = fetchedBy(phone);
  await opened(phone, '/customer/dashboard');
  await phone.getByRole('button', { name: 'Menu' }).tap();
  expect(touched.some(isCodeOf('ProgressScreen'))).toBe(false);
  // The link is touched but not released, so nothing is chosen yet.
  await phone.getByRole('link', { name: 'My Progress' }).dispatchEvent('touchstart');
  await expect.poll(() => touched.some(isCodeOf('ProgressScreen'))).toBe(true);
  await expect(phone).toHaveURL('/customer/dashboard');
  goOnToo();

  const sparing = await customer.page.context().newPage();
  await saveData(sparing);
  const spared = fetchedBy(sparing);
  await opened(sparing, '/customer/dashboard');
  await sparing.getByRole('link', { name: 'My Profile' }).hover();
  await sparing.getByRole('link', { name: 'My Progress' }).click();
  await expect(sparing.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible();
  expect(spared.some(isCodeOf('CustomerProfileScreen'))).toBe(false);
});
