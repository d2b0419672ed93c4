import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Your meals in your calendar' });
const button = (page: Page, name: string) => card(page).getByRole('button', { name });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click();
const addressIn = async (page: Page) => (await card(page).locator('code').textContent()) ?? '';

async function open(page: Page) {
  await page.goto('/customer/plan');
  await expect(card(page)).toBeVisible();
  await expect(card(page).locator('[data-bone]')).toHaveCount(0);
}

test('[WEEK-03] [T-L4] a customer gives their calendar an address, sees it once, makes another and removes it', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  await make.aPlan(person, { meals: ['', 'Porridge with plums', '', '', '', '', '', ''] });
  const page = await signIn(person);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const statusOf = async (address: string) =>
    (await page.request.get(address, { maxRetries: 1 })).status();

  await open(page);
  await button(page, 'Create Calendar Link').click();
  await expect(button(page, 'Copy Link')).toBeFocused();
  const first = await addressIn(page);
  expect(first).toMatch(/^http\S+\/api\/calendar\/[\w-]{86}\.ics$/);
  await button(page, 'Copy Link').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expect(card(page).getByRole('link', { name: 'Open in Calendar' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  );
  expect(await (await page.request.get(first, { maxRetries: 1 })).text()).toContain(
    'Breakfast: Porridge with plums',
  );
  await expectAccessible(page);

  // Another screen says that there is an address, but does not show it.
  const other = await signIn(person, PHONE);
  await open(other);
  await expect(card(other)).toContainText('The link is not shown again.');
  expect(await card(other).textContent()).not.toContain('/api/calendar/');
  await button(other, 'New Link').click();
  await expect(other.getByRole('dialog')).toContainText('The current link stops working');
  await confirm(other, 'New Link');
  const second = await addressIn(other);
  expect(second).not.toBe(first);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  // The first screen no longer shows its address, which has ended.
  await expect(card(page)).toContainText('The link is not shown again.');

  await button(other, 'Remove Link').click();
  await confirm(other, 'Cancel');
  expect(await statusOf(second)).toBe(200);
  await button(other, 'Remove Link').click();
  await confirm(other, 'Remove');
  await expect(button(other, 'Create Calendar Link')).toBeFocused();
  expect(await statusOf(second)).toBe(404);
  await expect(button(page, 'Create Calendar Link')).toBeVisible();
});
