import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { composer, messages } from './conversationScreen.ts';
import { mark, rows } from './customersScreen.ts';
import { deafen, goTo } from './errorCatalogue/row.ts';
import { test } from './fixtures.ts';
import { fetchedAtRest } from './keptIn.ts';
import { button } from './named.ts';

const SOUP = 'Lentil soup';
const WAITS = /saved on this device|message is saved here/i;
/** The first request, its two retries, and the one that the page makes later by itself. */
const TRIES = 4;

test('[DAY-05] [TALK-02] [TALK-04] without a connection nothing is called a failure that comes by itself, and what waits is said to wait until it has arrived', async ({
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const today = todayOf(person);
  await make.aPlan(person, { meals: ['', '', SOUP, '', '', '', '', ''] });
  await page.goto('/customer/myprogress');
  const asks = page.getByRole('button', { name: new RegExp(`^Ask about ${SOUP}`) });
  const dialog = page.getByRole('dialog', { name: 'Ask your dietician' });
  const alert = page.getByRole('alert').filter({ hasText: 'You are offline.' });
  const date = page.getByRole('textbox', { name: 'Date', exact: true });
  await page.getByRole('button', { name: new RegExp(`at .*${SOUP}`) }).click();
  await asks.click();
  await composer(dialog).fill('Is it hot?');
  await button(page, 'Send').click();
  await expect(messages(dialog)).toHaveText([/Is it hot\?/]);
  await button(page, 'Close').click();
  await fetchedAtRest(page, 'offline');
  await page.evaluate(() => {
    const seen = () => document.body.innerText.includes('Failed to load this day');
    new MutationObserver(() => {
      if (seen()) document.body.dataset.calledFailure = 'yes';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

  await page.context().setOffline(true);
  await asks.click();
  await composer(dialog).fill('Is it too salty?');
  await button(page, 'Send').click();
  await expect(messages(dialog)).toHaveText([/hot/, /Is it too salty\?.*Saved on this device/]);
  await button(page, 'Close').click();
  await asks.click();
  await expect(messages(dialog), 'it need not be asked twice').toHaveCount(2);
  await button(page, 'Close').click();
  await date.fill(addDays(today, -20));
  await expect(alert).toContainText('This will be back when you’re online.');

  // The network is back, but at first it does not reach the server.
  let tries = 0;
  await page.route('**/api/**', (route) => {
    if (route.request().url().includes(addDays(today, -20))) tries += 1;
    return route.abort();
  });
  await page.context().setOffline(false);
  await expect.poll(() => tries).toBeGreaterThanOrEqual(TRIES);
  await page.unroute('**/api/**');
  await expect(page.getByText('No diet plan found for the selected date.')).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.calledFailure)).toBeUndefined();

  await date.fill(today);
  await page.getByRole('button', { name: new RegExp(`at .*${SOUP}`) }).click();
  await asks.click();
  await expect(messages(dialog)).toHaveText([/hot/, /Is it too salty\?/]);
  await expect(dialog.getByText(WAITS)).toHaveCount(0);
});

test('[BOARD-01] [CUST-10] a dietician’s lists wait for the network without a word of failure, keep what was fetched, and come by themselves', async ({
  dietician: { page },
  make,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // With the connection the live events come back, which would make the page fetch everything anew.
  await deafen(page);
  const { name } = await make.aCustomer({ name: `Anna ${mark()}` });
  await page.goto('/client/customers');
  await expect(rows(page).first()).toBeVisible();
  await goTo(page, 'Dashboard');
  const whose = page.getByRole('radiogroup', { name: 'Whose customers' });
  const other = whose.getByRole('radio', { name: /\d/, checked: false });
  await expect(other).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=alert]:not([data-calm=true])'))
        document.body.dataset.calledFailure = 'yes';
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  const alert = page.getByRole('alert');

  await page.context().setOffline(true);
  await other.click();
  await expect(alert).toContainText('You are offline. This will be back when you’re online.');
  await goTo(page, 'Customers');
  await expect(rows(page).first()).toBeVisible();
  await page.getByLabel('Search').fill(name);
  await expect(alert).toContainText('You are offline. This will be back when you’re online.');

  await page.context().setOffline(false);
  await expect(rows(page)).toHaveText([new RegExp(name)]);
  await expect(alert).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.calledFailure)).toBeUndefined();
});

test('[RAIL-01] what a customer must not eat, where it did not come, is said to be missing and can be fetched again', async ({
  dietician: { page },
  make,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  const customer = await make.aCustomer();
  await make.aCustomerProfile(customer, { medicalConditions: 'Coeliac disease' });
  const profile = `**/api/customers/${customer.id}/profile`;
  await page.route(profile, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`/client/dashboard?customer=${customer.id}`);
  const missing = page.getByText('Their profile could not be loaded.');
  await expect(missing).toBeVisible();
  await page.unroute(profile);
  await page
    .getByRole('alert')
    .filter({ has: missing })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page.getByText('Coeliac disease')).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('[PLAN-14] [CUST-10] what opens over a screen and has not arrived says so, and the screen with what is typed stays', async ({
  dietician: { page },
  make,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  const customer = await make.aCustomer();
  await page.route(/\/ImportDialog-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(`/client/dashboard?customer=${customer.id}`);
  const name = page.getByRole('textbox', { name: 'Plan Name' });
  await name.fill('Summer week');
  await page.getByRole('button', { name: /^Import/ }).click();
  await expect(page.getByText('This part didn’t load.')).toBeVisible();
  await expect(name).toHaveValue('Summer week');
});
