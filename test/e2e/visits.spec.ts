import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { button } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

/** The next save to this address is answered only when the returned function is called. */
async function savesLate(page: Page, path: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.fallback();
  });
  return resolve;
}

/** Presses the button, and resolves once the save is under way. */
async function press(page: Page, name: string, path: RegExp) {
  const sent = page.waitForRequest(
    (request) => path.test(request.url()) && request.method() !== 'GET',
  );
  await button(page, name).click();
  await sent;
}

test('[VISIT-01] a visit is noted with its next step below the notes, kept while it is typed, found, changed and deleted', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  await make.aVisit(customer, { date: addDays(today, -30), text: 'Eats late on weekdays.' });
  const page = await signIn(await make.aDietician({ name: 'Meera' }), PHONE);
  await page.goto(`/client/customers/${customer.id}?tab=notes`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();
  const visits = page.getByRole('region', { name: 'Visits' });
  const rows = visits.getByRole('article');
  await expect(rows).toHaveText([/30 days ago.*Eats late on weekdays/s]);

  await button(page, 'Add Visit').click();
  await visits.getByLabel('What was talked about').fill('Sleeps better.\nLess coffee.');
  await page.reload();
  await expect(visits.getByText('Here is what you typed last time')).toBeVisible();
  await visits.getByLabel('Date of the visit').fill('');
  await button(page, 'Save Visit').click();
  await expect(visits.getByLabel('Date of the visit')).toBeFocused();
  await visits.getByLabel('Date of the visit').fill(today);
  await visits.getByLabel('Next step').fill('Ask about iron.');
  await visits.getByLabel('Next step').press('Control+Enter');
  await expect(page.getByText('Visit saved.')).toBeVisible();
  await expect(rows).toHaveText([/today.*Meera.*Sleeps better.*Ask about iron/s, /Eats late/]);

  await visits.getByLabel('Search visits').fill('IRON sleep');
  await expect(rows).toHaveText([/Sleeps better/]);
  await rows.getByRole('button', { name: /^Edit visit of/ }).click();
  await visits.getByLabel('What was talked about').fill('Sleeps worse.');
  await button(page, 'Save Visit').click();
  await expect(rows).toHaveText([/Sleeps worse/]);
  await rows.getByRole('button', { name: /^Delete visit of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(visits.getByText('No visits match.')).toBeVisible();
  await visits.getByLabel('Search visits').fill('');
  await expect(rows).toHaveText([/Eats late/]);
});

test('[VISIT-01] what is typed while a visit is saved stays in its form, for a new visit and for one that is changed', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  const path = /\/visits(\/[^/?]*)?$/;
  await page.goto(`/client/customers/${customer.id}?tab=notes`);
  const visits = page.getByRole('region', { name: 'Visits' });
  const text = visits.getByLabel('What was talked about');
  await button(page, 'Add Visit').click();
  await text.fill('Sleeps better.');
  const arrive = await savesLate(page, path);
  await press(page, 'Save Visit', path);
  await visits.getByLabel('Next step').fill('Iron.');
  arrive();
  await expect(visits.getByRole('form', { name: 'Edit visit' })).toBeVisible();
  await expect(text).toHaveValue('Sleeps better.');
  await expect(visits.getByLabel('Next step')).toHaveValue('Iron.');

  const arriveAgain = await savesLate(page, path);
  await press(page, 'Save Visit', path);
  await text.fill('Sleeps better. Eats late.');
  arriveAgain();
  await expect(page.getByText('Visit saved.').first()).toBeVisible();
  await expect(text).toHaveValue('Sleeps better. Eats late.');
  await expect(visits.getByRole('alert')).toHaveCount(0);
  await button(page, 'Save Visit').click();
  await expect(visits.getByRole('article')).toHaveText([/Sleeps better. Eats late..*Iron/s]);
});
