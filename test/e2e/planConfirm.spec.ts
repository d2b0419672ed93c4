import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/nextStart.ts';
import { dayInput } from '../factories/days.ts';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';
import {
  button,
  cell,
  existing,
  field,
  message,
  openFor,
  storedPlans,
  upload,
} from './plansScreen.ts';
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

test('[HIST-05] a plan without a meal, in the past and with a late end is asked about in one dialog @all', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('Nothing yet');
  await field(page, 'Start Date').fill('2026-01-05');
  await field(page, 'End Date').fill('2026-01-18');
  const late =
    'Meals are planned until Sun 11 Jan, the seventh day; for Mon 12 Jan to Sun 18 Jan this plan has none.';
  await expect(field(page, 'End Date')).toHaveAccessibleDescription(late);
  await expect(message(page, late)).toBeVisible();
  await upload(page).click();
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'No meal is written in it: Mon 5 Jan to Sun 11 Jan would be empty.',
    'All of its days are past: the last one was 11 Jan 2026.',
    late,
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(upload(page)).toBeFocused();
  await field(page, 'End Date').fill('2026-01-11');
  await expect(message(page, late)).toBeHidden();
  await upload(page).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
  await button(page, 'Upload Anyway').click();
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
});

test('[HIST-05] what is asked about cannot be undone behind the question @all', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { name: 'Week 3' });
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('Another week');
  await cell(page, 1, 2).fill('Cherries');
  await field(page, 'Start Date').fill(todayOf(customer));
  await upload(page).click();
  await expect(dialog(page)).toContainText('“Week 3”');
  await page.keyboard.press('Control+z');
  await button(page, 'Cancel').click();
  await expect(field(page, 'Start Date')).toHaveValue(todayOf(customer));
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Start Date')).not.toHaveValue(todayOf(customer));
});

test('[HIST-04] deleting a plan says how many days are logged on it, as of now @all', async ({
  dietician: { page },
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  await make.aPlan(customer, { name: 'Spring week', startDate: addDays(today, -1) });
  const phone = await signIn(customer, PHONE);
  await phone.goto('/customer/dashboard');
  const log = async (date: string) => {
    const headers = { origin: new URL(phone.url()).origin };
    const path = `/api/customers/${customer.id}/daily-progress/${date}`;
    const answer = await phone.request.put(path, { data: dayInput(), headers });
    expect(answer.status()).toBe(200);
  };
  await openFor(page, customer);
  const ask = () => existing(page).getByRole('button', { name: 'Delete Spring week' }).click();
  const question = page.getByText('Are you sure you want to delete this diet plan?', {
    exact: true,
  });
  await ask();
  await expect(question).toBeVisible();
  await expect(message(page, 'No day is logged on it.')).toBeVisible();
  await button(page, 'Cancel').click();
  await log(today);
  await ask();
  await expect(message(page, '1 day is logged on it; it keeps its meals.')).toBeVisible();
  const yes = dialog(page).getByRole('button', { name: 'Delete' });
  await yes.focus();
  // A day is logged while the question is shown.
  await log(addDays(today, -1));
  await expect(message(page, '2 days are logged on it; they keep their meals.')).toBeVisible();
  await expect(question).toBeVisible();
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(page, 'Diet plan deleted.')).toBeVisible();
});
