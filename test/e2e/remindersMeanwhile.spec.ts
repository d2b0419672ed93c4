import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { button, openReminders, pause, row, storedReminders, toast } from './remindersScreen.ts';

test('[PROMISE-05] a pause that is slow to arrive takes nothing back that was edited after it', async ({
  customer: { page, person },
  make,
}) => {
  await make.aReminder(person);
  await openReminders(page);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route('**/api/customers/*/reminders/*', async (route) => {
    sent.push(route.request().postDataJSON());
    // The first of them is on its way until it is let through.
    if (sent.length === 1) await held;
    await route.fallback();
  });
  await pause(page, 'Log your day at 20:00').uncheck();
  await button(page, 'Edit Log your day at 20:00').click();
  await page.getByLabel('Time').fill('21:00');
  await button(page, 'Save').click();
  await expect(button(page, 'Save')).toHaveAttribute('data-loading', 'true');
  expect(sent).toMatchObject([{ time: '20:00', active: false }]);
  letThrough();
  await expect(toast(page, 'Reminder saved.')).toBeVisible();
  await expect(row(page, 'Log your day at 21:00')).toContainText('Paused');
  expect(sent).toMatchObject([{ active: false }, { time: '21:00', active: false }]);
  expect(await storedReminders(page, person)).toMatchObject([{ time: '21:00', active: false }]);
});

test('[PROMISE-05] a pause waits for the news of what was edited on another screen', async ({
  customer: { page, person },
  make,
  signIn,
}) => {
  await make.aReminder(person);
  await openReminders(page);
  const other = await signIn(person);
  await openReminders(other);
  // This screen has heard that something changed, and not yet what.
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/api/customers/*/reminders', async (route) => {
    await held;
    await route.fallback();
  });
  const heard = page.waitForRequest('**/api/customers/*/reminders');
  await button(other, 'Edit Log your day at 20:00').click();
  await button(other, 'Weekdays').click();
  await button(other, 'Save').click();
  await heard;
  await pause(page, 'Log your day at 20:00').click();
  await expect(row(page, 'Log your day at 20:00')).toContainText('Paused');
  letThrough();
  await expect(row(other, 'Log your day at 20:00')).toContainText('Paused');
  expect(await storedReminders(page, person)).toMatchObject([
    { weekdays: [1, 2, 3, 4, 5], active: false },
  ]);
});

test('[PROMISE-05] who types goes on typing as the reminder is deleted on another screen', async ({
  customer: { page, person },
  make,
  signIn,
}) => {
  await make.aReminder(person);
  await openReminders(page);
  const other = await signIn(person);
  await openReminders(other);
  await button(page, 'Edit Log your day at 20:00').click();
  await page.getByLabel('Time').fill('21:00');
  await button(other, 'Delete Log your day at 20:00').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This reminder was deleted meanwhile.')).toBeVisible();
  await expect(page.getByLabel('Time')).toBeFocused();
  await expect(page.getByRole('form', { name: 'New reminder' })).toBeVisible();
});
