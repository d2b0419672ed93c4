import { expect } from '@playwright/test';
import { button, openCustomer } from './customersScreen.ts';
import { test } from './fixtures.ts';

test('[CUST-02] [CUST-11] lists their plans, each a way to edit it, and a way to write one without a period too', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ standing: 'not_set' });
  await make.aPlan(customer, { name: 'Spring week', uploadedAt: '2026-01-02T08:00:00.000Z' });
  await make.aPlan(customer, { name: 'Summer week', uploadedAt: '2026-06-02T08:00:00.000Z' });
  await openCustomer(page, customer);
  await button(page, 'View Plans').click();
  const address = `/client/dashboard?customer=${customer.id}`;
  await expect(page.getByRole('link', { name: 'Write a plan' })).toHaveAttribute('href', address);
  const plans = page.getByRole('list', { name: 'Plans' }).getByRole('listitem');
  await expect(plans).toHaveText([/Summer week/, /Spring week/]);
  await page.getByRole('link', { name: 'Edit Spring week' }).click();
  await expect(page.getByLabel('Plan Name')).toHaveValue('Spring week');
  await expect(button(page, 'Update Diet Plan')).toBeVisible();
  await expect(page).toHaveURL(address);
});
