import { expect } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { mark } from './customersScreen.ts';
import { test } from './fixtures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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

test('[TEAM-01] [VISIT-02] who takes over is told of two appointments at one time, and finds them marked in the calendar', async ({
  make,
  dietician: { page, person },
}) => {
  const colleague = await make.aDietician({ name: mark() }, 'dietician');
  const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 9 * DAY_MS);
  for (const [name, dietician] of [
    ['Anna Albrecht', person],
    ['Bea Blum', colleague],
  ] as const) {
    const customer = await make.aCustomer({ name, dietician });
    await make.anAppointment(customer, { dietician, startsAt });
  }
  await page.goto('/client/colleagues');
  await page.getByRole('button', { name: `Remove ${colleague.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who takes over').selectOption({ label: person.name });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove' }).click();

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const told = page.getByRole('link', { name: 'you have two appointments at once' });
  await expect(told).toContainText(/Bea Blum: .*Move one of them\./);
  await told.click();
  const marked = page.getByRole('button').filter({ has: page.getByLabel('Two at once') });
  await expect(marked).toHaveText([/Anna Albrecht/, /Bea Blum/]);
});
