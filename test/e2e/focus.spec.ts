import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { button as customerButton, openCustomer } from './customersScreen.ts';
import { deafen } from './errorCatalogue/row.ts';
import { test } from './fixtures.ts';
import {
  button,
  cell,
  edit,
  existing,
  field,
  openFor,
  saved,
  update,
  upload,
} from './plansScreen.ts';

// Where the keyboard is after something was pressed: never nowhere.

/** Answers to changes of this address come late, so that being busy can be looked at. */
async function slowly(page: Page, address: RegExp) {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  });
  return answer;
}

test('[NAV-01] going on before the first screen is there arrives at the next one', async ({
  dietician: { page },
}) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/PlansScreen-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/client/dashboard', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Messages' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  letThrough();
});

test('[CUST-04] [CUST-05] [CUST-07] [PERM-03] the keyboard stays on the button that pauses, resumes or finds the session ended, and goes to notes discarded', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ standing: 'active' });
  await openCustomer(page, customer);
  const answer = await slowly(page, /coaching-period/);
  await customerButton(page, 'Pause Plan').focus();
  await page.keyboard.press('Enter');
  const busy = page.locator('button[data-loading]');
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  answer();
  await expect(customerButton(page, 'Resume Plan')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(customerButton(page, 'Pause Plan')).toBeFocused();
  await customerButton(page, 'Set/Update Dates').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dates saved, the plan is active.')).toBeVisible();
  await expect(customerButton(page, 'Set/Update Dates')).toBeFocused();

  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Prefers mornings');
  await page.reload();
  await customerButton(page, 'Discard it').press('Enter');
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue('');
  await notes.fill('Prefers evenings');
  await page.context().clearCookies();
  await customerButton(page, 'Save Notes').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(customerButton(page, 'Save Notes')).toBeFocused();
});

test('[AUTH-05] a wrong password leaves the keyboard on the button, pressed once while it is busy', async ({
  page,
  make,
}) => {
  const person = await make.aCustomer();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-in')) tries += 1;
  });
  const answer = await slowly(page, /sign-in$/);
  await button(page, 'Log In').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('button[data-loading]')).toBeFocused();
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button(page, 'Log In')).toBeFocused();
  expect(tries).toBe(1);
});

test('[PLAN-05] [PLAN-01] after Restore, Discard, an update, an upload or starting over the keyboard is at the name', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { name: 'Spring week' });
  await openFor(page, customer);
  for (const answer of ['Restore', 'Discard']) {
    await cell(page, 1, 1).fill(answer);
    await page.reload();
    await button(page, answer).press('Enter');
    await expect(field(page, 'Plan Name')).toBeFocused();
  }
  await edit(page, 'Spring week');
  await field(page, 'Plan Name').fill('Summer week');
  await update(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Diet plan updated.')).toBeVisible();
  await expect(field(page, 'Plan Name')).toBeFocused();
  await cell(page, 1, 1).fill('Porridge');
  await button(page, 'Start over').press('Enter');
  await expect(field(page, 'Plan Name')).toBeFocused();
  await field(page, 'Plan Name').fill('Autumn week');
  await cell(page, 1, 1).fill('Porridge');
  await upload(page).press('Enter');
  await expect(page.getByText('Diet plan uploaded.')).toBeVisible();
  await expect(field(page, 'Plan Name')).toBeFocused();
});

test('[PLAN-07] [PLAN-08] after deleting a plan the keyboard is at the next one, or at the heading', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { name: 'Older' });
  await make.aPlan(customer, { name: 'Newer' });
  await make.aSavedPlan(customer, { name: 'Kept' });
  await openFor(page, customer);
  const remove = async (name: string) => {
    await button(page, `Delete ${name}`).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(button(page, `Delete ${name}`)).toBeHidden();
  };
  await remove('Newer');
  await expect(button(page, 'Delete Older')).toBeFocused();
  await remove('Older');
  await expect(existing(page).getByRole('heading')).toBeFocused();
  await remove('Kept');
  await expect(saved(page).getByRole('heading')).toBeFocused();
});

test('[CUST-10] [PLAN-02] [CUST-02] when more cannot be fetched the keyboard is at Try again, and then at the first that came', async ({
  make,
  problems,
  dietician: { page },
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  // Back with the connection, the live news fetches the list anew, and nothing is to be tried again.
  await deafen(page);
  const customer = await make.aCustomer();
  for (let index = 1; index <= 22; index += 1) {
    const uploadedAt = `2026-01-${String(index).padStart(2, '0')}T08:00:00.000Z`;
    await make.aPlan(customer, { name: `Week ${index}`, uploadedAt });
  }
  await openFor(page, customer);
  const rows = existing(page).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await expect(rows.nth(0)).toContainText('Week 22');
  await page.context().setOffline(true);
  await existing(page).getByRole('button', { name: 'Show more' }).press('Enter');
  const again = existing(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  await page.context().setOffline(false);
  await again.press('Enter');
  await expect(button(page, 'Edit Week 2')).toBeFocused();
  await expect(rows.nth(21)).toContainText('Week 1');
  await expect(existing(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
});
