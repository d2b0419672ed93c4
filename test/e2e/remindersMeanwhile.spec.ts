import { expect } from '@playwright/test';
import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import { test } from './fixtures.ts';
import {
  button,
  day,
  onTwoScreens,
  openReminders,
  pause,
  remove,
  row,
  storedReminders,
  toast,
} from './remindersScreen.ts';

test('[PROMISE-05] a pause that is slow to arrive takes nothing back that was edited after it @all', async ({
  customer: { page, person },
  make,
}) => {
  await make.aReminder(person);
  await openReminders(page);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route('**/api/customers/*/reminders/*', async (route) => {
    sent.push(route.request().postDataJSON());
    // The first request is held until it is let through.
    if (sent.length === 1) await held;
    await route.fallback();
  });
  await pause(page, 'Log your day at 20:00').uncheck();
  await button(page, 'Edit Log your day at 20:00').click();
  await page.getByLabel('Time').fill('21:00');
  await button(page, 'Save').click();
  await expect(button(page, 'Save')).toHaveAttribute('data-loading', 'true');
  expect(sent).toEqual([{ active: false }]);
  letThrough();
  await expect(toast(page, 'Reminder saved.')).toBeVisible();
  await expect(row(page, 'Log your day at 21:00')).toContainText('Paused');
  expect(sent).toEqual([{ active: false }, { time: '21:00' }]);
  expect(await storedReminders(page, person)).toMatchObject([{ time: '21:00', active: false }]);
});

test('[PROMISE-05] two screens agree at once, and what is being written stays @all', async ({
  customer,
  make,
  signIn,
}) => {
  const { page, other, person } = await onTwoScreens({ customer, make, signIn });
  await button(other, 'Edit Log your day at 20:00').click();
  await other.getByLabel('Time').fill('21:00');
  await pause(page, 'Log your day at 20:00').uncheck();
  await button(page, 'Edit Log your day at 20:00').click();
  await page.getByLabel('Time').fill('22:00');
  await day(page, 'Sunday').click();
  await button(page, 'Save').click();
  await expect(other.getByText('This reminder was changed meanwhile.')).toBeVisible();
  await expect(other.getByLabel('Time')).toHaveValue('21:00');
  await expect(day(other, 'Sunday')).toHaveAttribute('aria-pressed', 'false');
  // On again, as it was when this form was opened; it still counts as a change.
  await day(other, 'Sunday').click();
  await expect(day(other, 'Sunday')).toHaveAttribute('aria-pressed', 'true');
  await button(other, 'Save').click();
  await expect(row(other, 'Log your day at 21:00')).toContainText('Every day');
  expect(await storedReminders(page, person)).toMatchObject([
    { time: '21:00', weekdays: EVERY_DAY },
  ]);

  await button(other, 'Edit Log your day at 21:00').click();
  await other.getByLabel('Time').fill('23:00');
  await remove(page, 'Log your day at 21:00');
  await expect(other.getByText('This reminder was deleted meanwhile.')).toBeVisible();
  await expect(other.getByRole('form', { name: 'New reminder' })).toBeVisible();
  await expect(other.getByLabel('Time')).toBeFocused();
  await expect(other.getByLabel('Time')).toHaveValue('23:00');
  await button(other, 'Save').click();
  for (const each of [other, page]) await expect(row(each, 'Log your day at 23:00')).toBeVisible();
});
