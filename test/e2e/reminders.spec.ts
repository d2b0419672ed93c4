import { expect } from '@playwright/test';
import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import { OFFLINE } from './errorCatalogue/row.ts';
import { PHONE, test } from './fixtures.ts';
import {
  button,
  cutOff,
  day,
  onTwoScreens,
  openReminders,
  pause,
  remove,
  row,
  rows,
  storedReminders,
  toast,
} from './remindersScreen.ts';

test('[PROMISE-05] a customer adds a reminder, and reads when it comes next by their own clock', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer({ timeZone: 'Europe/Berlin' });
  const page = await signIn(person, { timezoneId: 'Europe/Berlin' });
  await openReminders(page);
  await expect(page.getByText('by the clock of Europe/Berlin')).toBeVisible();
  await expect(page.getByText('No reminders yet')).toBeVisible();
  await button(page, 'Add Reminder').click();
  await expect(page.getByRole('radio', { name: 'Log your day' })).toBeFocused();
  await page.getByRole('radio', { name: 'Look at today’s plan' }).check();
  await page.getByLabel('Time').fill('07:30');
  await button(page, 'Weekdays').click();
  await day(page, 'Thursday').click();
  await expect(day(page, 'Thursday')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Save').click();

  await expect(toast(page, 'Reminder added.')).toBeVisible();
  const added = row(page, 'Look at today’s plan at 07:30');
  await expect(added).toContainText('Mon, Tue, Wed, Fri');
  await expect(added).toContainText(/Next: (today|tomorrow|(Mon|Tue|Wed|Fri) \d+ \w{3}) at 07:30/);
  await expect(button(page, 'Edit Look at today’s plan at 07:30')).toBeFocused();
  expect(await storedReminders(page, person)).toMatchObject([
    { subject: 'plan', time: '07:30', weekdays: [1, 2, 3, 5], active: true },
  ]);
});

test('[PROMISE-05] [T-H2] each screen says by whose clock, and it is that of where one opened it last', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer({ timeZone: 'Europe/Berlin' });
  await make.aReminder(person, { active: false });
  const atHome = await signIn(person, { timezoneId: 'Europe/Berlin' });
  await openReminders(atHome);
  await expect(atHome.getByText('by the clock of Europe/Berlin')).toBeVisible();
  await expect(atHome.getByText('When you travel, open Weekplate there')).toBeVisible();
  const away = await signIn(person, { timezoneId: 'America/New_York' });
  await openReminders(away);
  for (const page of [away, atHome])
    await expect(page.getByText('by the clock of America/New York')).toBeVisible();
});

test('[PROMISE-05] what is suggested is there with one press', async ({
  customer: { page, person },
}) => {
  await openReminders(page);
  await button(page, /^Every morning at 07:30/).click();
  await expect(row(page, 'Look at today’s plan at 07:30')).toContainText('Every day');
  await expect(button(page, 'Edit Look at today’s plan at 07:30')).toBeFocused();
  await remove(page, 'Look at today’s plan at 07:30');
  await button(page, /^Every evening at 20:00/).click();
  await expect(row(page, 'Log your day at 20:00')).toBeVisible();
  expect(await storedReminders(page, person)).toMatchObject([
    { subject: 'day', time: '20:00', weekdays: EVERY_DAY },
  ]);
});

test('[PROMISE-05] a reminder is edited in its place, and Cancel leaves it as it was', async ({
  customer: { page, person },
  make,
}) => {
  await make.aReminder(person);
  await make.aReminder(person, { subject: 'water', time: '11:00', active: false });
  await openReminders(page);
  const edit = button(page, 'Edit Drink water at 11:00');
  await edit.click();
  await page.getByLabel('Time').fill('12:00');
  await button(page, 'Cancel').click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(page.getByLabel('Time')).toHaveValue('11:00');
  await page.getByLabel('Time').fill('21:00');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Reminder saved.')).toBeVisible();
  // By time of day, and still paused.
  await expect(rows(page).nth(1)).toContainText('Drink water');
  await expect(row(page, 'Drink water at 21:00')).toContainText('Paused');
  await expect(button(page, 'Edit Drink water at 21:00')).toBeFocused();
});

test('[PROMISE-05] another one is not edited before this one is saved or given up', async ({
  customer: { page, person },
  make,
}) => {
  await make.aReminder(person, { time: '08:00' });
  await make.aReminder(person, { time: '20:00' });
  await openReminders(page);
  await button(page, 'Edit Log your day at 08:00').click();
  await button(page, 'Edit Log your day at 20:00').click();
  // Nothing was changed: nothing to lose.
  await expect(page.getByRole('form', { name: 'Edit “Log your day at 20:00”' })).toBeVisible();
  await page.getByLabel('Time').fill('20:30');
  await button(page, 'Edit Log your day at 08:00').click();
  await expect(page.getByText('Save this one first, or cancel it.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Log your day' })).toBeFocused();
  await expect(page.getByLabel('Time')).toHaveValue('20:30');
});

test('[PROMISE-05] a reminder is paused at once, and runs on where that fails', async ({
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await make.aReminder(person);
  await openReminders(page);
  const evening = row(page, 'Log your day at 20:00');
  const mend = await cutOff(page);
  // Not `uncheck`: by then it may be on again.
  await pause(page, 'Log your day at 20:00').click();
  await expect(evening.getByRole('alert')).toHaveText(`Failed to pause the reminder. ${OFFLINE}`);
  await expect(pause(page, 'Log your day at 20:00')).toBeChecked();
  await expect(evening).toContainText('Next: ');
  await expect(evening.getByRole('alert')).toBeHidden();

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
  await page.reload();
  await expect(pause(page, 'Log your day at 20:00')).not.toBeChecked();
  await pause(page, 'Log your day at 20:00').check();
  await expect(evening).toContainText(/Next: (today|tomorrow) at 20:00/);
});

test('[PROMISE-05] deleting a reminder asks first, and the keyboard goes on to the next', async ({
  customer: { page, person },
  make,
}) => {
  await make.aReminder(person, { time: '08:00' });
  await make.aReminder(person, { time: '20:00' });
  await openReminders(page);
  const dialog = page.getByRole('dialog', { name: 'Delete “Log your day at 08:00”' });
  await button(page, 'Delete Log your day at 08:00').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Delete Log your day at 08:00')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Reminder deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(button(page, 'Delete Log your day at 20:00')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No reminders yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await storedReminders(page, person)).toEqual([]);
});

test('[PROMISE-05] two screens agree at once, and what is being written stays', async ({
  customer,
  make,
  signIn,
}) => {
  const { page, other } = await onTwoScreens({ customer, make, signIn });
  await button(other, 'Edit Log your day at 20:00').click();
  await other.getByLabel('Time').fill('21:00');

  await pause(page, 'Log your day at 20:00').uncheck();
  await button(page, 'Edit Log your day at 20:00').click();
  await button(page, 'Weekdays').click();
  await button(page, 'Save').click();
  await expect(other.getByText('This reminder was changed meanwhile.')).toBeVisible();
  await remove(page, 'Log your day at 20:00');
  await expect(other.getByText('This reminder was deleted meanwhile.')).toBeVisible();
  await expect(other.getByLabel('Time')).toHaveValue('21:00');
  await button(other, 'Save').click();
  await expect(row(other, 'Log your day at 21:00')).toBeVisible();
  await expect(row(page, 'Log your day at 21:00')).toBeVisible();
});

test('[PROMISE-05] on a phone the way to a new reminder, and to save it, is at the thumb', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  await make.aReminder(person);
  const page = await signIn(person, PHONE);
  await openReminders(page);
  const low = (name: string) =>
    expect(async () => {
      const { y = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {};
      expect(Math.round(y + height)).toBe(844 - 8);
      expect(height).toBeGreaterThanOrEqual(44);
    }).toPass();
  await low('Add Reminder');
  await button(page, 'Add Reminder').tap();
  await low('Save');
  await low('Cancel');
  await day(page, 'Sunday').tap();
  await button(page, 'Save').tap();
  await expect(rows(page)).toHaveCount(2);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
