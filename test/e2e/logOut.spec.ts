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
  // Pressed at once, because the browser stores typed text only after a moment.
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
