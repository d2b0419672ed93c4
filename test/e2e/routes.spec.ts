import { expect, type Page } from '@playwright/test';
import { PHONE, test } from './fixtures.ts';

const main = { name: 'Main' } as const;

test('[ROUTE-01] /dashboard goes on to where one belongs', async ({ page, customer }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await customer.page.goto('/dashboard');
  await expect(customer.page).toHaveURL('/customer/dashboard');
});

/** The entries of the bar, in order, and Logout last. */
async function expectEntries(page: Page, entries: readonly (string | RegExp)[]) {
  const bar = page.getByRole('navigation', main);
  await expect(bar.getByRole('link')).toHaveText([...entries]);
  await expect(bar.locator('a, button')).toHaveText([...entries, 'Logout']);
}

test('[ROUTE-02] [NAV-02] [NAV-03] a dietician’s paths and entries, in order, and Logout last; any other path to the dashboard', async ({
  dietician: { page },
}) => {
  // Each screen is opened, and looked at, by states.spec.ts.
  for (const path of ['/client', '/client/a/b/c']) {
    await page.goto(path);
    await expect(page).toHaveURL('/client/dashboard');
  }
  // Other tests' visitors may have written meanwhile.
  const inbox = /^Inbox(\d+\+?, \d+ waiting)?$/;
  const enquiries = /^Website Enquiries(\d+\+?, \d+ unread)?$/;
  await expectEntries(page, ['Dashboard', 'Customers', 'Profile', inbox, enquiries, 'Articles']);
});

test('[ROUTE-03] [NAV-02] [NAV-03] a customer’s paths and entries, in order, and Logout last; any other path to the dashboard', async ({
  customer: { page },
}) => {
  for (const path of ['/customer', '/customer/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL('/customer/dashboard');
  }
  const entries = [
    'Dashboard',
    'My Progress',
    'My Profile',
    'My Dietician',
    'Messages',
    'Reminders',
    'Library',
  ];
  await expectEntries(page, entries);
});

test('[ROUTE-04] [NAV-01] any other path goes to the landing page; signed out there is no navigation bar', async ({
  page,
}) => {
  for (const path of ['/clients', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(path === '/login' ? path : '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', main)).toHaveCount(0);
  }
});

test('[ROUTE-05] a loading screen shows while it is not known who is signed in', async ({
  customer: { page },
}) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/{me,opening}', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/customer/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
});

test('[ROUTE-06] [AUTH-11] [PERM-01] [PERM-02] private paths: signed out or without role to log in, the wrong role to /, whatever role is written into the browser by hand', async ({
  page,
  dietician,
  customer,
  make,
  signIn,
}) => {
  // One route lets in to all paths of a role: one path of each role shows it.
  const nobody = await signIn(await make.aPersonWithoutRole());
  for (const path of ['/client/settings', '/customer/reminders'])
    for (const without of [page, nobody]) {
      await without.goto(path);
      await expect(without).toHaveURL('/login');
    }
  await customer.page.addInitScript(() => localStorage.setItem('role', 'client'));
  await customer.page.goto('/client/customers');
  await expect(customer.page).toHaveURL('/');
  await dietician.page.goto('/customer/dashboard');
  await expect(dietician.page).toHaveURL('/');
});

test('[AUTH-10] a failed look at who one is counts as nobody, and can be tried again', async ({
  customer: { page },
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/api/{me,opening}', (route) => route.abort());
  await page.goto('/customer/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await page.unroute('**/api/{me,opening}');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
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
  await expect(sheet.getByRole('navigation', main).getByRole('link')).toHaveText([
    'Dashboard',
    'My Progress',
    'My Profile',
    'My Dietician',
    'Messages',
    'Reminders',
    'Library',
  ]);
  await expect(sheet.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await sheet.getByRole('link', { name: 'My Progress' }).click();
  await expect(page).toHaveURL(/\/customer\/myprogress/);
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('navigation', main)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('navigation', main)).toBeHidden();
});
