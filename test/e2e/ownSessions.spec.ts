import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';

test('[T-F3] [T-B6] one sees where one is signed in, and signs out there from here', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  const page = await signIn(person, PHONE);
  const elsewhere = await signIn(await make.anotherSession(person));
  await elsewhere.goto('/customer/dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/account');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
});
