import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { cell, openFor } from './plansScreen.ts';

const QUESTION = 'You have unsaved work in this browser. Log out and discard it?';

const logOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' });

test('[AUTH-11] [AUTH-12] Logout asks before it discards a plan being written, in whichever tab', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  await openFor(page, customer);
  await cell(page, 1, 1).fill('Porridge');
  // At once: what is typed waits a moment before the browser keeps it.
  await logOut(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log out' });
  await expect(dialog).toContainText(QUESTION);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cell(page, 1, 1)).toHaveValue('Porridge');

  const other = await page.context().newPage();
  await other.goto('/account');
  await logOut(other).click();
  await expect(other.getByText(QUESTION)).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});

test('[AUTH-12] who logs out stays logged out, though an older question is answered only then', async ({
  dietician: { page },
}) => {
  await page.goto('/account');
  const asked = Promise.withResolvers<void>();
  const loggedOut = Promise.withResolvers<void>();
  await page.route('/api/me', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await loggedOut.promise;
    await route.fulfill({ response });
  });
  // As another tab does once somebody has signed in there.
  await page.evaluate(() => new BroadcastChannel('weekplate-session').postMessage('signed-in'));
  await asked.promise;
  await logOut(page).click();
  await expect(page).toHaveURL('/login');
  const answered = page.waitForResponse('/api/me');
  loggedOut.resolve();
  await (await answered).finished();
  // Its answer has been taken in by the time that one asked after it is there.
  await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBeNull();
  await expect(page).toHaveURL('/login');
});
