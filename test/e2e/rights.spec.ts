import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

test('[T-J1] a customer downloads everything that is kept of them', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/account');
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByRole('heading', { name: 'Delete my account' })).toBeVisible();
  await expect(button(page, 'Delete My Account')).toBeVisible();
  await expectAccessible(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download My Data' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('weekplate-my-data.zip');
  expect(await download.failure()).toBeNull();
});

test('[T-J1] deleting one’s account asks for the password, and logging in takes it back', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/422|401/);
  const person = await make.aCustomer({ name: 'Gerda Gone' });
  const page = await signIn(person, PHONE);
  await page.goto('/customer/my-data');
  await button(page, 'Delete My Account').click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Your Password', { exact: true });
  await password.fill('not-the-password');
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  await expectAccessible(page);
  await password.fill(person.password);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page).toHaveURL(/\/goodbye/);
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'log in' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Log In').click();
  await expect(page).toHaveURL(/\/customer\/dashboard/);
});
