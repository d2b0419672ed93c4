import { expect, type Page } from '@playwright/test';
import { deafen } from './errorCatalogue/row.ts';
import { test } from './fixtures.ts';
import { button, cell, edit, existing, field, openFor, update, upload } from './plansScreen.ts';

// After every press the keyboard focus is on some element.

/** Holds changes at this address, so that the busy state can be checked. */
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
  await page.getByRole('link', { name: 'Website Enquiries' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Website Enquiries' })).toBeFocused();
  letThrough();
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

test('[PLAN-05] [PLAN-01] after Restore, Discard, an update, an upload or starting over the keyboard is at the name @all', async ({
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

test('[CUST-10] [PLAN-02] [CUST-02] when more cannot be fetched the keyboard is at Try again, and once it has come by itself at the first of it @all', async ({
  make,
  problems,
  dietician: { page },
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  // With the connection the live events come back, which would make the page fetch the whole list anew.
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
  await expect(button(page, 'Edit Week 2')).toBeFocused();
  await expect(rows.nth(21)).toContainText('Week 1');
  await expect(existing(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
});
