import { expect, type Page } from '@playwright/test';
import { PHONE, test } from './fixtures.ts';

const main = { name: 'Main' } as const;

/** The entries of the bar, in order, and Logout last. */
async function expectEntries(page: Page, entries: readonly (string | RegExp)[]) {
  const bar = page.getByRole('navigation', main);
  await expect(bar.getByRole('link')).toHaveText([...entries]);
  await expect(bar.locator('a, button')).toHaveText([...entries, 'Logout']);
}

test('[ROUTE-02] [NAV-02] [NAV-03] a dietician’s paths and entries, in order, and Logout last; any other path to the dashboard', async ({
  dietician: { page },
}) => {
  // states.spec.ts opens and checks each screen.
  await page.goto('/client/a/b/c');
  await expect(page).toHaveURL('/client/dashboard');
  // Visitors of other tests may have written in the meantime.
  const inbox = /^Inbox(\d+\+?, \d+ waiting)?$/;
  await expectEntries(page, [
    'Dashboard',
    'Customers',
    'Appointments',
    'Profile',
    inbox,
    'Articles',
  ]);
});

/** The entries in the bar and in the menu of a phone. */
const OF_A_CUSTOMER = [
  'Dashboard',
  'My Progress',
  'My Profile',
  'My Dietician',
  'Messages',
  'Reminders',
  'Library',
];

test('[ROUTE-01] [ROUTE-03] [ROUTE-05] [NAV-02] [NAV-03] [AUTH-10] a customer’s paths and entries, in order, and Logout last; /dashboard and any other path to the dashboard; a loading screen while it is not known who is signed in; a failed look at that counts as nobody, and can be tried again', async ({
  customer: { page },
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const look = '**/api/{me,opening}';
  const failed = Promise.withResolvers<void>();
  await page.route(look, async (route) => {
    await failed.promise;
    await route.abort();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const loading = page.getByRole('status', { name: 'Loading' });
  await expect(loading).toBeVisible();
  failed.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(loading).toBeHidden();
  await page.unroute(look);
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
  await expect(page).toHaveURL('/customer/dashboard');
  await page.goto('/customer/nowhere');
  await expect(page).toHaveURL('/customer/dashboard');
  await expectEntries(page, OF_A_CUSTOMER);
});

test('[ROUTE-01] [ROUTE-04] [NAV-01] any other path goes to the landing page; signed out there is no navigation bar, and /dashboard leads to the log-in', async ({
  page,
}) => {
  for (const [path, goal] of [
    ['/clients', '/'],
    ['/dashboard', '/login'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(goal);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', main)).toHaveCount(0);
  }
});

test('[ROUTE-06] [AUTH-11] [PERM-01] [PERM-02] private paths: signed out or without role to log in, the wrong role to /, whatever role is written into the browser by hand', async ({
  page,
  dietician,
  customer,
  make,
  signIn,
}) => {
  // One route guards all paths of a role, so one path of each role is enough.
  const nobody = await signIn(await make.aPersonWithoutRole());
  for (const [without, path] of [
    [page, '/client/settings'],
    [nobody, '/customer/dashboard'],
  ] as const) {
    await without.goto(path);
    await expect(without).toHaveURL('/login');
  }
  await customer.page.addInitScript(() => localStorage.setItem('role', 'client'));
  await customer.page.goto('/client/customers');
  await expect(customer.page).toHaveURL('/');
  await dietician.page.goto('/customer/dashboard');
  await expect(dietician.page).toHaveURL('/');
});

test('[NAV-01] [NAV-03] below 768 px a toggle opens the same entries in the same order', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aCustomer(), PHONE);
  await page.goto('/customer/dashboard');
  await expect(page.getByRole('navigation', main)).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('navigation', main).getByRole('link')).toHaveText(OF_A_CUSTOMER);
  await expect(sheet.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await sheet.getByRole('link', { name: 'My Progress' }).click();
  await expect(page).toHaveURL(/\/customer\/myprogress/);
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  const last = page.getByRole('navigation', main).getByRole('button', { name: 'Logout' });
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('navigation', main)).toBeHidden();
});
