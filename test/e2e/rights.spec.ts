import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

test('[T-J1] a customer downloads everything that is kept of them; deleting the account asks for the password; logging in keeps nothing, pressing Keep does', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/422|401/);
  const person = await make.aCustomer({ name: 'Gerda Gone' });
  const page = await signIn(person, PHONE);
  await page.goto('/account');
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByRole('heading', { name: 'Delete my account' })).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download My Data' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('weekplate-my-data.zip');
  expect(await download.failure()).toBeNull();
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
  await page.getByRole('link', { name: 'log in' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Log In').click();
  const due = page.getByRole('heading', {
    level: 1,
    name: /^Your account will be deleted on \w{3} \d/,
  });
  await expect(due).toBeVisible();
  await expectAccessible(page);
  await page.goto('/customer/myprogress');
  await expect(due).toBeVisible();
  await page.getByRole('link', { name: 'download your data' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await expect(button(page, 'Delete My Account')).toHaveCount(0);
  await page.getByRole('link', { name: 'You can still keep it' }).click();
  await expect(due).toBeVisible();
  await button(page, 'Keep My Account').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
});
