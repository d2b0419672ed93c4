import { expect } from '@playwright/test';
import { mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

test('[T-J2] what a dietician looks at and changes is told to the customer and to the practice', async ({
  make,
  signIn,
  dietician,
}) => {
  const name = mark();
  const customer = await make.aCustomer({ name });
  const { page } = dietician;
  await page.goto(`/client/customers/${customer.id}?tab=profile`);
  // Data that has not arrived yet has not been looked at.
  await expect(page.getByText('No profile yet')).toBeVisible();
  await page.getByRole('button', { name: /^Notes/ }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();
  await page.getByRole('link', { name: 'Who looked at or changed this data' }).click();
  const record = page.getByRole('list', { name: 'Record of access' });
  const visit = record.getByRole('listitem').filter({ hasText: dietician.person.name }).first();
  await expect(visit).toContainText(/Looked at the .*profile.* of/);
  await expect(visit).toContainText('private notes');
  await expect(visit).toContainText(name);
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await expect(page).toHaveURL('/client/access-log');
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`customer=${customer.id}`));

  const phone = await signIn(customer, PHONE);
  await phone.goto('/account');
  await phone.getByRole('link', { name: 'My data' }).click();
  await phone.getByRole('link', { name: 'Who saw my data' }).click();
  const mine = phone.getByRole('list', { name: 'Record of access' });
  await expect(mine).toContainText(dietician.person.name);
  await expect(mine).toContainText(/Looked at your .*profile/);
  await expect(mine).not.toContainText('notes');
  await phone.getByText('Who may see it').click();
  await expect(phone.getByText('Assistants see everything about customers.')).toBeVisible();
  await phone.getByRole('checkbox', { name: 'Changes only' }).check();
  await expect(phone.getByText('No changes so far.')).toBeVisible();
});
