import { expect } from '@playwright/test';
import { OFFLINE } from './errorCatalogue/row.ts';
import { test } from './fixtures.ts';
import { button, cutOff, day, openReminders, row, storedReminders } from './remindersScreen.ts';

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
