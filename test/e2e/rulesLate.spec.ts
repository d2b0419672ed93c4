import { expect } from '@playwright/test';
import { button, openCustomer } from './customersScreen.ts';
import { saveData } from './fetched.ts';
import { test } from './fixtures.ts';

const RULES = '**/assets/*Schema-*.js';

test('[CUST-07] notes whose rules do not arrive are not sent; that is said, and what was typed stays', async ({
  make,
  dietician: { page },
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const customer = await make.aCustomer();
  await saveData(page);
  await page.route(RULES, (route) => route.abort('internetdisconnected'));
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await openCustomer(page, customer);
  const notes = page.getByRole('textbox', { name: 'Notes', exact: true });
  await notes.fill('Prefers rye bread.');
  await button(page, 'Save Notes').click();
  await expect(
    page.getByText(
      /Part of Weekplate didn’t load, so this couldn’t be checked\. Nothing you typed is lost/,
    ),
  ).toBeVisible();
  await expect(notes).toHaveValue('Prefers rye bread.');
  expect(sent.filter((address) => address.includes('/api/'))).toEqual([]);
  await page.unroute(RULES);
  await page.reload();
  await expect(notes).toHaveValue('Prefers rye bread.');
  await button(page, 'Save Notes').click();
  await expect(page.getByText('Notes saved.')).toBeVisible();
});
