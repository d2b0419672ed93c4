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

test('[VISIT-03] [FORM-01] where what had the keyboard goes, it is at the heading of what is still there: a form that was saved, a button that was hidden or disabled, a row', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  const { title } = await make.aQuestionnaire();
  await page.goto(`/client/customers/${customer.id}?tab=notes`);
  await button(page, 'Write Record').press('Enter');
  await expect(page.getByLabel('Assessment')).toBeFocused();
  await page.keyboard.type('Eats late.');
  await page.keyboard.press('Control+Enter');
  const visits = page.getByRole('heading', { name: 'Visits' });
  await expect(visits).toBeFocused();
  await page.getByRole('button', { name: /^Sign visit of/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign' }).press('Enter');
  await expect(page.getByText(/^Signed by/)).toBeVisible();
  await expect(visits).toBeFocused();

  await page.goto(`/client/customers/${customer.id}?tab=profile`);
  const card = page.getByRole('region', { name: 'Questionnaires' });
  await card.getByLabel('Send a questionnaire').selectOption(title);
  await card.getByRole('button', { name: 'Send' }).press('Enter');
  const heading = card.getByRole('heading', { name: 'Questionnaires' });
  await expect(heading).toBeFocused();
  await card.getByRole('button', { name: `Take back ${title}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Take Back' }).press('Enter');
  await expect(card.getByRole('link', { name: title })).toHaveCount(0);
  await expect(heading).toBeFocused();
});
