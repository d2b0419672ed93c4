import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/weeks.ts';
import { todayOf } from '../factories/people.ts';
import { PHONE, test } from './fixtures.ts';
import { button, cell, field, message, openFor, storedPlans, upload } from './plansScreen.ts';
import { sideways } from './settled.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('[HIST-05] on a phone, an upload over days of another plan is asked about once, and Cancel keeps the form', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aDietician(), PHONE);
  const customer = await make.aCustomer();
  const monday = mondayFrom(todayOf(customer));
  await make.aPlan(customer, { name: 'Week 3', startDate: addDays(monday, -4) });
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('Another week');
  await field(page, 'Start Date').fill(monday);
  await cell(page, 1, 2).fill('Cherries');
  await upload(page).click();
  const sentence = `${formatDay(monday, 'short')} to ${formatDay(addDays(monday, 2), 'short')} are now planned by “Week 3”; this plan would take their place.`;
  await expect(dialog(page)).toContainText(sentence);
  await expect(dialog(page)).toHaveAccessibleDescription(sentence);
  await expect(button(page, 'Cancel')).toBeFocused();
  expect(await sideways(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(upload(page)).toBeFocused();
  await expect(field(page, 'Plan Name')).toHaveValue('Another week');
  await expect(cell(page, 1, 2)).toHaveValue('Cherries');
  expect(await storedPlans(page, customer)).toHaveLength(1);

  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(sentence);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Upload Anyway')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await storedPlans(page, customer)).toHaveLength(2);
});
