import { expect, type Page } from '@playwright/test';
import { rows } from './customersScreen.ts';
import { fetchesAtRest, isCodeOf, saveData, watchFetched } from './fetched.ts';
import { test } from './fixtures.ts';

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
