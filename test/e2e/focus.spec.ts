import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { button } from './plansScreen.ts';

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

test('[VISIT-03] where a form that was saved had the keyboard, it is at the heading of what is still there', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await page.goto(`/client/customers/${customer.id}?tab=notes`);
  await button(page, 'Write Record').press('Enter');
  await expect(page.getByLabel('Assessment')).toBeFocused();
  await page.keyboard.type('Eats late.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Visits' })).toBeFocused();
});
