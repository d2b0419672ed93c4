import { expect } from '@playwright/test';
import { addDays, dayIn, formatDay } from '#domain/day.ts';
import { button, openCustomer } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

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
