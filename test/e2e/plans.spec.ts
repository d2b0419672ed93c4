import { expect } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/weeks.ts';
import { todayOf } from '../factories/people.ts';
import { test } from './fixtures.ts';
import {
  button,
  cell,
  edit,
  existing,
  field,
  latestPlan,
  message,
  openFor,
  storedPlans,
  update,
  upload,
} from './plansScreen.ts';

test('[PLAN-01] [PLAN-03] [PLAN-09] a plan that is begun without a customer goes to the one found by name, and its whole week is uploaded', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer({ name: 'Wilhelmina Weekplan' });
  await make.aCustomerProfile(customer, { fitnessGoals: 'Climb stairs.' });
  await page.goto('/client/dashboard');
  await field(page, 'Plan Name').fill('Week of lentils');
  await page.getByRole('combobox', { name: 'Customer' }).fill(customer.email.slice(0, 20));
  await page.getByRole('option', { name: customer.email }).click();
  await expect(page).toHaveURL(new RegExp(`customer=${customer.id}`));
  await expect(page.getByText('Climb stairs.')).toBeVisible();

  await expect(field(page, 'Plan Name')).toHaveValue('Week of lentils');
  await field(page, 'Notes').fill('Drink water.');
  await field(page, 'Meal 1 Timing').fill('6:30');
  await cell(page, 1, 1).fill('Warm water');
  await cell(page, 7, 8).fill('Milk');
  await upload(page).click();

  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  await expect(existing(page).getByRole('listitem')).toHaveText([/Week of lentils/]);
  const plan = await latestPlan(page, customer);
  const monday = mondayFrom(todayOf(customer));
  expect(plan).toMatchObject({
    name: 'Week of lentils',
    startDate: monday,
    endDate: addDays(monday, 6),
    notes: 'Drink water.',
  });
  expect(plan?.weeklyDietPlan[0]?.meals[0]).toBe('Warm water');
  expect(plan?.weeklyDietPlan[6]).toMatchObject({ date: addDays(monday, 6) });
  expect(plan?.weeklyDietPlan[6]?.meals[7]).toBe('Milk');
  expect(plan?.mealTimings[0]).toBe('6:30');
  await expect(field(page, 'Plan Name')).toHaveValue('');
});

test('[PLAN-01] [PLAN-04] the person is in view, a new plan is proposed for the Monday after the one that still runs, and days follow the start date', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  const plan = await make.aPlan(customer, { startDate: addDays(today, 1) });
  await make.aDay(customer, addDays(today, -1));
  await make.aCustomerProfile(customer, { dietaryRestrictions: 'No nuts.' });
  await openFor(page, customer);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText(formatDay(addDays(today, 60), 'medium'))).toBeVisible();
  await expect(page.getByText('Last logged yesterday')).toBeVisible();
  await expect(page.getByText('No nuts.')).toBeVisible();
  await expect(field(page, 'Start Date')).toHaveValue(mondayFrom(addDays(plan.endDate, 1)));

  await field(page, 'Start Date').fill('2026-12-28');
  await expect(field(page, 'End Date')).toHaveValue('2027-01-03');
  const heads = page.getByRole('columnheader');
  await expect(heads.nth(1)).toContainText('Mon 28 Dec');
  await expect(heads.nth(7)).toContainText('Sun 3 Jan');
  await field(page, 'End Date').fill('2027-01-31');
  await field(page, 'Start Date').fill('2026-12-29');
  await expect(heads.nth(1)).toContainText('Tue 29 Dec');
  await expect(field(page, 'End Date')).toHaveValue('2027-01-31');
});

test('[PLAN-05] editing loads a plan, updates it in place, and can be cancelled', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  const plan = await make.aPlan(customer, { name: 'Spring week' });
  await openFor(page, customer);
  await edit(page, 'Spring week');
  await expect(cell(page, 3, 2)).toHaveValue('Porridge with plums');
  await cell(page, 3, 2).fill('Changed');
  await button(page, 'Cancel Edit').click();
  await expect(field(page, 'Plan Name')).toHaveValue('');
  await expect(cell(page, 3, 2)).toHaveValue('');
  await expect(upload(page)).toBeVisible();

  await edit(page, 'Spring week');
  await cell(page, 3, 2).fill('Rye bread');
  await update(page).click();
  await expect(message(page, 'Diet plan updated.')).toBeVisible();
  const stored = await latestPlan(page, customer);
  expect(stored?.weeklyDietPlan[2]?.meals[1]).toBe('Rye bread');
  expect(stored?.uploadedAt).toBe(plan.uploadedAt);
  expect(stored?.lastModified).not.toBe(plan.lastModified);
  expect(await storedPlans(page, customer)).toHaveLength(1);
});
