import { expect } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { mark } from './customersScreen.ts';
import { test } from './fixtures.ts';

test('[TEAM-01] an owner changes what a colleague is, who then reads and writes no plans', async ({
  make,
  signIn,
  dietician,
}) => {
  const name = mark();
  const colleague = await make.aDietician({ name }, 'dietician');
  const customer = await make.aCustomer({ dietician: colleague });
  await make.aPlan(customer, { name: 'A quiet week' });
  const { page } = dietician;
  await page.goto('/client/settings');
  await page.getByRole('link', { name: 'View colleagues' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Dietician · 1 customer');

  await page.getByRole('button', { name: `Change position of ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Position').selectOption('Assistant');
  await dialog.getByLabel('Who takes over').selectOption({ label: dietician.person.name });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Assistant');

  const theirs = await signIn(colleague);
  await theirs.goto('/client/dashboard');
  await expect(theirs).toHaveURL('/client/customers');
  await theirs.goto(`/client/customers/${customer.id}?tab=plans`);
  await theirs.getByRole('button', { name: 'Read A quiet week' }).click();
  await expect(theirs.getByRole('dialog', { name: 'A quiet week' })).toBeVisible();
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await theirs.goto('/client/settings');
  await expect(theirs.getByText('Owners change the settings of the practice.')).toBeVisible();
});
