import { expect } from '@playwright/test';
import { OFFLINE } from './errorCatalogue/row.ts';
import { test } from './fixtures.ts';
import {
  button,
  cutOff,
  day,
  openReminders,
  pause,
  row,
  storedReminders,
  toast,
} from './remindersScreen.ts';

test('[PROMISE-05] without a time or a day, or with those of another, the form says so at its field, and nothing is sent; a save that fails keeps what was chosen, through a reload too', async ({
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await make.aReminder(person);
  await openReminders(page);
  await button(page, 'Add Reminder').click();
  await page.getByLabel('Time').fill('');
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await day(page, name).click();
  await button(page, 'Save').click();
  await expect(page.getByLabel('Time')).toHaveAccessibleDescription(/Enter a time as HH:MM/);
  await expect(page.getByLabel('Time')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
    'Choose at least one day of the week.',
  );
  await page.getByLabel('Time').fill('09:15');
  await button(page, 'Save').click();
  await expect(day(page, 'Monday')).toBeFocused();
  await day(page, 'Sunday').click();
  await expect(page.getByText('Choose at least one day')).toBeHidden();
  expect(await storedReminders(page, person)).toHaveLength(1);
  await button(page, 'Save').click();
  await expect(row(page, 'Log your day at 09:15')).toContainText('Sundays');

  await button(page, 'Add Reminder').click();
  await button(page, 'Save').click();
  await expect(page.getByLabel('Time')).toHaveAccessibleDescription(
    'You have this one already: “Log your day at 20:00, Every day”.',
  );
  await expect(page.getByLabel('Time')).toBeFocused();
  await button(page, 'Weekdays').click();
  await expect(page.getByLabel('Time')).toHaveAccessibleDescription('');
  await button(page, 'Save').click();
  await expect(row(page, 'Log your day at 20:00, Weekdays')).toBeVisible();
  expect(await storedReminders(page, person)).toHaveLength(3);

  await button(page, 'Add Reminder').click();
  await page.getByLabel('Time').fill('06:45');
  await page.getByRole('radio', { name: 'Drink water' }).check();
  const mend = await cutOff(page);
  await button(page, 'Save').click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(`Failed to save the reminder. ${OFFLINE}`);
  await expect(button(page, 'Save')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Not saved yet. Everything is as you left it.')).toBeVisible();
  await expect(page.getByLabel('Time')).toHaveValue('06:45');
  await expect(page.getByRole('radio', { name: 'Drink water' })).toBeChecked();
  await mend();
  await button(page, 'Save').click();
  await expect(row(page, 'Drink water at 06:45')).toBeVisible();
  await expect(page.getByText('Not saved yet.')).toBeHidden();
});

test('[PROMISE-05] of what was deleted meanwhile one is told, and what was chosen is saved anew @all', async ({
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const morning = await make.aReminder(person, { time: '08:00' });
  const evening = await make.aReminder(person, { time: '20:00' });
  // As in the moment before the live event about the deletion arrives.
  await page.route('**/api/events', (route) => route.abort());
  await openReminders(page);
  const deleted = (id: string) =>
    page.request.delete(`/api/customers/${person.id}/reminders/${id}`, {
      headers: { origin: new URL(page.url()).origin },
    });
  await button(page, 'Edit Log your day at 08:00').click();
  await page.getByLabel('Time').fill('09:00');
  await deleted(morning.id);
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toContainText('It was deleted meanwhile.');
  await expect(page.getByLabel('Time')).toHaveValue('09:00');
  await button(page, 'Save').click();
  await expect(row(page, 'Log your day at 09:00')).toBeVisible();

  await deleted(evening.id);
  await pause(page, 'Log your day at 20:00').click();
  const told = 'Failed to pause the reminder. It was deleted meanwhile.';
  await expect(toast(page, told)).toBeVisible();
  await expect(row(page, 'Log your day at 20:00')).toBeHidden();
});

test('[PROMISE-05] where no mail gets through the screen says so, and what one can do @all', async ({
  make,
  signIn,
  practice,
}) => {
  const person = await make.aCustomer({ emailVerified: false, timeZone: 'Europe/Berlin' });
  const page = await signIn(person, { timezoneId: 'Europe/Berlin' });
  const reminders = '**/api/customers/*/reminders';

  let said: object = { mail: 'address-not-confirmed' };
  await page.route(reminders, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...said } });
  });
  await page.goto('/customer/reminders');
  await expect(
    page.getByText('Confirm your e-mail address to receive reminders by e-mail.'),
  ).toBeVisible();
  await button(page, 'Send the link again').click();
  const { link } = await practice.mailTo(person.email);
  const tab = await page.context().newPage();
  await tab.goto(link ?? '');
  await expect(page.getByText('Confirm your e-mail address')).toBeHidden();

  // In Berlin it is Wednesday by then.
  said = { mail: 'reaches', refusedAt: '2026-11-24T23:30:00.000Z' };
  await page.reload();
  await expect(
    page.getByText('Our last reminder, on Wednesday 25 November, was refused at '),
  ).toContainText(person.email);
  // Requests in progress end with their answer, not with the page.
  await page.unrouteAll({ behavior: 'wait' });
});
