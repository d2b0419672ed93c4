import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { button } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

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

test('[VISIT-03] a record is written from the template, signed, stays as it is, and gets an addendum', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aWeight(customer, addDays(todayOf(customer), -2), 78.4);
  await make.aVisitTemplate(['Assessment', 'Monitoring']);
  const page = await signIn(await make.aDietician({ name: 'Meera Nair' }));
  await page.goto(`/client/customers/${customer.id}?tab=notes`);
  const visits = page.getByRole('region', { name: 'Visits' });
  await button(page, 'Write Record').click();
  await button(page, 'Change Headings').click();
  const dialog = page.getByRole('dialog', { name: 'Headings of new records' });
  await expect(dialog.getByLabel('Headings')).toHaveValue('Assessment\nMonitoring');
  await dialog.getByLabel('Headings').fill('Assessment\n\nDiagnosis\nMonitoring');
  await dialog.getByRole('button', { name: 'Save' }).click();

  const form = visits.getByRole('form', { name: 'New record' });
  await expect(form.getByText('78.4 kg')).toBeVisible();
  await button(page, 'Save Visit').click();
  await expect(form.getByText('Write what was talked about.')).toBeVisible();
  await form.getByLabel('Assessment').fill('Ferritin is low.');
  await page.reload();
  await expect(form.getByLabel('Assessment')).toHaveValue('Ferritin is low.');
  await form.getByLabel('Diagnosis').fill('Inadequate iron intake.');
  await button(page, 'Save Visit').click();
  const record = visits.getByRole('article');
  await expect(form).toHaveCount(0);
  await expect(record).toContainText(/78.4 kg.*Ferritin is low.*Inadequate iron intake/s);
  await expect(record.getByRole('heading', { name: 'Monitoring' })).toHaveCount(0);

  await record.getByRole('button', { name: /^Edit visit of/ }).click();
  await visits.getByLabel('Monitoring').fill('Again in eight weeks.');
  await button(page, 'Save Visit').click();
  await record.getByRole('button', { name: /^Sign visit of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign' }).click();
  await expect(record).toContainText(/Again in eight weeks.*Signed by Meera Nair/s);
  await expect(record.getByRole('button')).toHaveText(['Add Addendum']);
  await button(page, 'Add Addendum').click();
  await record.getByRole('textbox', { name: 'Addendum' }).fill('Ferritin came: 31.');
  await button(page, 'Save Addendum').click();
  await expect(record).toContainText(/Addendum, Meera Nair.*Ferritin came: 31/s);
});
