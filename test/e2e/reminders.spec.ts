import { expect } from '@playwright/test';
import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import { OFFLINE } from './errorCatalogue/row.ts';
import { test } from './fixtures.ts';
import {
  button,
  cutOff,
  day,
  openReminders,
  pause,
  remove,
  row,
  rows,
  storedReminders,
  toast,
} from './remindersScreen.ts';

test('[PROMISE-05] [T-H2] a customer adds a reminder, and reads when it comes next by their own clock, that of where they opened it last', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer({ timeZone: 'Europe/Berlin' });
  const page = await signIn(person, { timezoneId: 'Europe/Berlin' });
  await openReminders(page);
  await expect(page.getByText('in Berlin time')).toBeVisible();
  await expect(page.getByText('No reminders yet')).toBeVisible();
  await expect(page.getByText('This practice has no mail server yet')).toBeVisible();
  await button(page, 'Add Reminder').click();
  await expect(page.getByRole('radio', { name: 'Log your day' })).toBeFocused();
  await page.getByRole('radio', { name: 'Look at today’s plan' }).check();
  await page.getByLabel('Time').fill('07:30');
  await button(page, 'Weekdays').click();
  await day(page, 'Thursday').click();
  await expect(day(page, 'Thursday')).not.toBeChecked();
  await button(page, 'Save').click();

  await expect(toast(page, 'Reminder added.')).toBeVisible();
  const added = row(page, 'Look at today’s plan at 07:30');
  await expect(added).toContainText('Mon, Tue, Wed, Fri');
  await expect(added).toContainText(/Next: (today|tomorrow|(Mon|Tue|Wed|Fri) \d+ \w{3}) at 07:30/);
  await expect(button(page, 'Edit Look at today’s plan at 07:30')).toBeFocused();
  expect(await storedReminders(page, person)).toMatchObject([
    { subject: 'plan', time: '07:30', weekdays: [1, 2, 3, 5], active: true },
  ]);

  await expect(page.getByText('When you travel, open Weekplate there')).toBeVisible();
  const away = await signIn(person, { timezoneId: 'America/New_York' });
  await openReminders(away);
  for (const each of [away, page]) await expect(each.getByText('in New York time')).toBeVisible();
});

test('[PROMISE-05] what is suggested is there with one press, edited in its place, one at a time, and deleted after asking', async ({
  customer: { page, person },
}) => {
  await openReminders(page);
  await button(page, /^Every morning at 07:30/).click();
  const morning = 'Look at today’s plan at 07:30';
  await expect(row(page, morning)).toContainText('Every day');
  await expect(button(page, `Edit ${morning}`)).toBeFocused();
  await remove(page, morning);
  await button(page, /^Every evening at 20:00/).click();
  await expect(row(page, 'Log your day at 20:00')).toBeVisible();
  expect(await storedReminders(page, person)).toMatchObject([
    { subject: 'day', time: '20:00', weekdays: EVERY_DAY },
  ]);
  await button(page, 'Add Reminder').click();
  await page.getByLabel('Time').fill('08:00');
  await button(page, 'Save').click();
  await expect(rows(page)).toHaveCount(2);
  await pause(page, 'Log your day at 08:00').uncheck();

  const edit = button(page, 'Edit Log your day at 08:00');
  await edit.click();
  await page.getByLabel('Time').fill('12:00');
  await button(page, 'Cancel').click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(page.getByLabel('Time')).toHaveValue('08:00');
  await button(page, 'Edit Log your day at 20:00').click();
  // Nothing was changed, so nothing can be lost.
  await expect(page.getByRole('form', { name: 'Edit “Log your day at 20:00”' })).toBeVisible();
  await edit.click();
  await page.getByLabel('Time').fill('21:00');
  await button(page, 'Edit Log your day at 20:00').click();
  await expect(page.getByText('Save this one first, or cancel it.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Log your day' })).toBeFocused();
  await expect(page.getByLabel('Time')).toHaveValue('21:00');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Reminder saved.')).toBeVisible();
  // Sorted by time of day, and still paused.
  await expect(rows(page).nth(1)).toContainText('21:00');
  await expect(row(page, 'Log your day at 21:00')).toContainText('Paused');
  await expect(button(page, 'Edit Log your day at 21:00')).toBeFocused();

  const dialog = page.getByRole('dialog', { name: 'Delete “Log your day at 20:00”' });
  await button(page, 'Delete Log your day at 20:00').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Delete Log your day at 20:00')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Reminder deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(button(page, 'Delete Log your day at 21:00')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No reminders yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await storedReminders(page, person)).toEqual([]);
});

test('[PROMISE-05] a reminder is paused at once; it runs on, and stays, where pausing or deleting fails', async ({
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await make.aReminder(person);
  await openReminders(page);
  const evening = row(page, 'Log your day at 20:00');
  const mend = await cutOff(page);
  // Not `uncheck`, which expects the switch to be off afterwards: by then it may be on again.
  await pause(page, 'Log your day at 20:00').click();
  await expect(evening.getByRole('alert')).toHaveText(`Failed to pause the reminder. ${OFFLINE}`);
  await expect(pause(page, 'Log your day at 20:00')).toBeChecked();
  await expect(evening).toContainText('Next: ');
  await remove(page, 'Log your day at 20:00');
  const undeleted = page.getByRole('alert').filter({ hasText: 'delete' });
  await expect(undeleted).toHaveText(`Failed to delete the reminder. ${OFFLINE}`);
  await expect(rows(page)).toHaveCount(1);

  await mend();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/customers/*/reminders/*', async (route) => {
    await held;
    await route.fallback();
  });
  await pause(page, 'Log your day at 20:00').uncheck();
  await expect(evening).toContainText('Paused');
  answer();
  await expect.poll(async () => (await storedReminders(page, person))[0]?.active).toBe(false);
  await pause(page, 'Log your day at 20:00').check();
  await expect(evening).toContainText(/Next: (today|tomorrow) at 20:00/);
});

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
