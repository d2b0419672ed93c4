import { expect, type Page } from '@playwright/test';
import { PHONE, test } from './fixtures.ts';
import { inspect } from './states/inspect.ts';

/** Presses a link that opens a tab of its own, and returns the page in it. */
async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const tab = page.waitForEvent('popup');
  await press();
  return tab;
}

test('a dietician opens Help from their menu, searches, and lands on the page', async ({
  dietician: { page },
}) => {
  await page.goto('/client/dashboard');
  await page.locator('[popovertarget="person-menu"]').click();
  const help = await opened(page, () => page.getByRole('link', { name: 'Help' }).click());
  await expect(help).toHaveURL('/help/#for-dieticians');
  // The search stays above the group, and covers none of it.
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
  const group = await help.getByRole('heading', { name: 'For dieticians' }).boundingBox();
  expect(group?.y).toBeGreaterThan(bottom(await help.getByRole('banner').boundingBox()));
  await expect(help.getByRole('searchbox', { name: 'Search Help' })).toBeInViewport();
  await help.getByRole('link', { name: 'Your first week' }).click();
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('Your first week');

  const search = help.getByRole('searchbox', { name: 'Search Help' });
  await search.fill('snooze');
  await expect(help.getByRole('status')).toHaveText(/^\d found$/);
  expect(await inspect(help, 'help, searched', {}, ['light', 'dark'])).toEqual([]);
  await search.press('Enter');
  await expect(help).toHaveURL(/\/help\/dieticians\/\w+\.html#/);
  await search.fill('qqqq');
  await expect(help.getByText('Nothing found. Try another word.')).toBeVisible();
  await search.press('Escape');
  await expect(help.getByText('Nothing found. Try another word.')).toBeHidden();
});

test('a customer opens Help from the phone’s menu, and reads it in the dark and at 320 pixels', async ({
  customer: { person },
  signIn,
}) => {
  const page = await signIn(person, PHONE);
  await page.goto('/customer/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const help = await opened(page, () => page.getByRole('link', { name: 'Help' }).click());
  await expect(help).toHaveURL('/help/#for-customers');
  await help.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(help.getByRole('img', { name: 'Today’s meals on a phone' })).toBeVisible();
  expect(await inspect(help, 'help', {}, ['light', 'dark'], true)).toEqual([]);
});

test('a visitor reads Help without JavaScript, operators’ pages too', async ({
  browser,
  practice,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: practice.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Operations' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Upgrades' }).click();
  await expect(page).toHaveURL('/help/operators/operations.html#upgrades');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await context.close();
});
