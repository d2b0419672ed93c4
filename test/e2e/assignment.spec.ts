import { expect } from '@playwright/test';
import { header, openCustomer } from './customersScreen.ts';
import { test } from './fixtures.ts';

test('[NAV-04] a customer is given to a dietician, and My Dietician follows at once', async ({
  make,
  dietician: { page },
  signIn,
}) => {
  const other = await make.aDietician({ name: 'Dora Assigned' });
  const customer = await make.aCustomer();
  const theirs = await signIn(customer);
  await theirs.goto('/customer/dashboard');
  await openCustomer(page, customer);
  const choice = header(page).getByLabel('Dietician', { exact: true });
  await expect(choice).toHaveValue('');
  await choice.selectOption(other.id);
  const link = theirs.getByRole('link', { name: 'My Dietician' });
  await expect(link).toHaveAttribute('href', `/customer/publiclientprofile/${other.id}`);
  await page.reload();
  await expect(choice).toHaveValue(other.id);
  await choice.selectOption('');
  await expect(link).not.toHaveAttribute('href', new RegExp(other.id));
});
