import { expect, type Page } from '@playwright/test';
import { addDays, dayIn, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { openCustomer } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { button } from './named.ts';

const inDays = (days: number) => addDays(dayIn('UTC', new Date()), days);

test('[VISIT-02] a dietician sets hours, a customer books on the phone, the dietician moves it, the customer is told and cancels', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician({ name: 'Meera' });
  const customer = await make.aCustomer({ name: 'Anna Albrecht', dietician });

  const desk = await signIn(dietician);
  await desk.goto('/client/appointments');
  await desk.getByRole('link', { name: 'Set your hours' }).click();
  await desk.getByRole('textbox', { name: 'Monday' }).fill('9-12, 11-14');
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await desk.getByRole('textbox', { name: day }).fill('9-12');
  await button(desk, 'Save Hours').click();
  await expect(desk.getByText('these hours overlap with 09:00–12:00')).toBeVisible();
  await desk.getByRole('textbox', { name: 'Monday' }).fill('9-12');
  await button(desk, 'Save Hours').click();
  await expect(desk.getByText('Hours saved.')).toBeVisible();

  const phone = await signIn(customer, PHONE);
  await phone.goto('/customer/dashboard');
  await phone.getByRole('link', { name: 'Book an appointment' }).click();
  const day = formatDay(inDays(3), 'long');
  await phone.getByRole('button', { name: `${day}, 10:00` }).click();
  await expect(phone.getByText(/^Booked: .*10:00–11:00/)).toBeVisible();
  const booked = phone.getByRole('list', { name: 'Your next appointments' });
  await expect(booked.getByRole('article')).toHaveText([/10:00–11:00.*With Meera/s]);

  await desk.goto(`/client/appointments?day=${inDays(3)}`);
  await desk.getByRole('button', { name: '10:00 Anna Albrecht' }).click();
  await desk.getByLabel('Date', { exact: true }).fill(inDays(4));
  await desk.getByLabel('Time', { exact: true }).fill('16');
  await button(desk, 'Save Appointment').click();
  await expect(desk.getByText(/^Saved: .*16:00–17:00/)).toBeVisible();

  await expect(booked.getByRole('article')).toHaveText([/16:00–17:00/]);
  await phone.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await phone.getByRole('link', { name: /Your appointment was moved to .*16:00/ }).click();
  await booked.getByRole('button', { name: 'Cancel Appointment' }).click();
  await phone.getByLabel('Reason').fill('I have to work.');
  await phone.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).click();
  await expect(phone.getByText('Appointment cancelled.')).toBeVisible();
  await expect(phone.getByText('You cancelled it. I have to work.')).toBeVisible();
  await expect(desk.getByRole('button', { name: /Anna Albrecht/ })).toHaveCount(0);
});

test('[VISIT-02] an appointment of today or tomorrow is at the top of the dashboard, in place of what else is said there', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician();
  const [soon, later] = [await make.aCustomer(), await make.aCustomer()];
  for (const [customer, days] of [
    [soon, 1],
    [later, 2],
  ] as const) {
    await make.aPlan(customer, { meals: ['Porridge', '', '', '', '', '', '', ''] });
    const startsAt = new Date(`${inDays(days)}T10:30:00.000Z`);
    await make.anAppointment(customer, { dietician, startsAt });
  }
  const phone = await signIn(soon, PHONE);
  await phone.goto('/customer/dashboard');
  const line = phone.getByRole('link', { name: 'Next appointment: tomorrow, 10:30–11:30' });
  await expect(line).toBeInViewport();
  const other = await signIn(later, PHONE);
  await other.goto('/customer/dashboard');
  await expect(other.getByRole('region', { name: 'Next appointment' })).toBeAttached();
  await expect(other.getByRole('link', { name: 'Next appointment:' })).toHaveCount(0);
  await line.click();
  await expect(phone).toHaveURL('/customer/appointments');
});

test('[VISIT-02] a customer’s page books their appointment, and then says when it is and leads there', async ({
  make,
  dietician: { page, person },
}) => {
  const customer = await make.aCustomer({ name: 'Anna Albrecht', dietician: person });
  await openCustomer(page, customer);
  await button(page, 'Book an appointment').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Customer')).toHaveValue('Anna Albrecht');
  await dialog.getByLabel('Date', { exact: true }).fill(inDays(9));
  await dialog.getByLabel('Time', { exact: true }).fill('10:00');
  await button(page, 'Save Appointment').click();
  await page
    .getByRole('region', { name: 'Summary' })
    .getByRole('link', { name: /, 10:00$/ })
    .click();
  await expect(page.getByRole('button', { name: '10:00 Anna Albrecht' })).toBeVisible();
});

test('[VISIT-02] the week is walked through and filled by the keyboard alone', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician();
  await make.someHours(dietician);
  const [first, second] = [
    await make.aCustomer({ name: 'Anna Albrecht' }),
    await make.aCustomer({ name: 'Bea Blum' }),
  ];
  const monday = addDays('2026-11-30', 7 * 60);
  const at = (time: string, days: number) => new Date(`${addDays(monday, days)}T${time}:00.000Z`);
  await make.anAppointment(first, { dietician, startsAt: at('09:00', 0) });
  await make.anAppointment(second, { dietician, startsAt: at('11:00', 0) });
  await make.anAppointment(first, { dietician, startsAt: at('10:30', 2) });
  const page = await signIn(dietician);
  await page.goto(`/client/appointments?day=${monday}`);
  const held = (name: string) => page.getByRole('button', { name });
  await held('09:00 Anna Albrecht').focus();
  await page.keyboard.press('ArrowDown');
  await expect(held('11:00 Bea Blum')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(held('10:30 Anna Albrecht')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('10:30');
  await page.keyboard.press('Escape');
  await expect(held('10:30 Anna Albrecht')).toBeFocused();

  await page.keyboard.press('n');
  await expect(dialog.getByLabel('Customer')).toBeFocused();
  await page.keyboard.type('Bea');
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Time', { exact: true }).fill('9:15');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This time is already taken.')).toBeVisible();
  await dialog.getByLabel('Time', { exact: true }).fill('8');
  await page.keyboard.press('Enter');
  await expect(held('08:00 Bea Blum')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(held('09:00 Anna Albrecht')).toHaveCount(0);
  await page.keyboard.press('PageUp');
  await expect(held('09:00 Anna Albrecht')).toBeVisible();
});

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

const card = (page: Page) => page.getByRole('region', { name: 'Your meals in your calendar' });
const onCard = (page: Page, name: string) => card(page).getByRole('button', { name });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click();
const addressIn = async (page: Page) => (await card(page).locator('code').textContent()) ?? '';

async function open(page: Page) {
  await page.goto('/customer/plan');
  await expect(card(page)).toBeVisible();
  await expect(card(page).locator('[data-bone]')).toHaveCount(0);
}

test('[WEEK-03] [T-L4] a customer gives their calendar an address, sees it once, makes another and removes it', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  await make.aPlan(person, { meals: ['', 'Porridge with plums', '', '', '', '', '', ''] });
  const page = await signIn(person);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const statusOf = async (address: string) =>
    (await page.request.get(address, { maxRetries: 1 })).status();

  await open(page);
  await onCard(page, 'Create Calendar Link').click();
  await expect(onCard(page, 'Copy Link')).toBeFocused();
  const first = await addressIn(page);
  expect(first).toMatch(/^http\S+\/api\/calendar\/[\w-]{86}\.ics$/);
  await onCard(page, 'Copy Link').click();
  await expect(onCard(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expect(card(page).getByRole('link', { name: 'Open in Calendar' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  );
  expect(await (await page.request.get(first, { maxRetries: 1 })).text()).toContain(
    'Breakfast: Porridge with plums',
  );
  await expectAccessible(page);

  // Another screen says that there is an address, but does not show it.
  const other = await signIn(person, PHONE);
  await open(other);
  await expect(card(other)).toContainText('The link is not shown again.');
  expect(await card(other).textContent()).not.toContain('/api/calendar/');
  await onCard(other, 'New Link').click();
  await expect(other.getByRole('dialog')).toContainText('The current link stops working');
  await confirm(other, 'New Link');
  const second = await addressIn(other);
  expect(second).not.toBe(first);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  // The first screen no longer shows its address, which has ended.
  await expect(card(page)).toContainText('The link is not shown again.');

  await onCard(other, 'Remove Link').click();
  await confirm(other, 'Cancel');
  expect(await statusOf(second)).toBe(200);
  await onCard(other, 'Remove Link').click();
  await confirm(other, 'Remove');
  await expect(onCard(other, 'Create Calendar Link')).toBeFocused();
  expect(await statusOf(second)).toBe(404);
  await expect(onCard(page, 'Create Calendar Link')).toBeVisible();
});
