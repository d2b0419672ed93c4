import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/weeks.ts';
import { todayOf } from '../factories/people.ts';
import { mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { button } from './named.ts';
import {
  cell,
  edit,
  existing,
  field,
  latestPlan,
  message,
  openFor,
  storedPlans,
  update,
  updateElsewhere,
  upload,
} from './plansScreen.ts';
import { sideways } from './settled.ts';

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

test.describe('[PLAN-15] two dieticians editing one plan', () => {
  test('the second chooses cell by cell, and nothing typed is lost', async ({
    dietician: { page },
    make,
  }) => {
    const customer = await make.aCustomer();
    const plan = await make.aPlan(customer, { name: 'Spring week' });
    await openFor(page, customer);
    await edit(page, 'Spring week');
    await cell(page, 1, 2).fill('My breakfast');
    await cell(page, 1, 3).fill('My snack');

    const days = plan.weeklyDietPlan.map((day) => ({ ...day, meals: [...day.meals] }));
    days[0]?.meals.splice(1, 1, 'Their breakfast');
    days[2]?.meals.splice(3, 1, 'Their lunch');
    await updateElsewhere(page, customer, { ...plan, weeklyDietPlan: days });
    await expect(page.getByText(/Someone updated this plan/)).toBeVisible();
    await expect(cell(page, 1, 2)).toHaveValue('My breakfast');

    await update(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('This plan has changed');
    await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
    await expect(dialog.getByRole('radiogroup').nth(0)).toContainText('My breakfast');
    await expect(dialog.getByRole('radiogroup').nth(0)).toContainText('Their breakfast');
    await button(page, 'Back to the form').click();
    await expect(cell(page, 1, 2)).toHaveValue('My breakfast');

    await update(page).click();
    await button(page, 'Update with these choices').click();
    await expect(message(page, 'Diet plan updated.')).toBeVisible();
    const stored = (await latestPlan(page, customer))?.weeklyDietPlan;
    expect(stored?.[0]?.meals.slice(1, 3)).toEqual(['My breakfast', 'My snack']);
    expect(stored?.[2]?.meals[3]).toBe('Their lunch');
  });
});

test.describe('unsaved work', () => {
  test('[PLAN-01] [PLAN-05] is offered back after a reload, can be restored, and is one undo away once another plan was loaded over it', async ({
    dietician: { page },
    make,
  }) => {
    const customer = await make.aCustomer();
    await openFor(page, customer);
    await field(page, 'Plan Name').fill('Half written');
    await cell(page, 5, 5).fill('Plums');
    await expect(page.getByText('Unsaved changes, kept in this browser')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/You have unsaved work from \d\d:\d\d/)).toBeVisible();
    await expect(field(page, 'Plan Name')).toHaveValue('');
    await button(page, 'Restore').click();
    await expect(field(page, 'Plan Name')).toHaveValue('Half written');
    await expect(cell(page, 5, 5)).toHaveValue('Plums');
    await upload(page).click();
    await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
    await page.reload();
    await expect(existing(page)).toContainText('Half written');
    await expect(button(page, 'Restore')).toBeHidden();
    await field(page, 'Plan Name').fill('Written anew');
    await edit(page, 'Half written');
    await button(page, 'Undo').click();
    await expect(field(page, 'Plan Name')).toHaveValue('Written anew');
    await expect(upload(page)).toBeVisible();
  });
});

test('[PLAN-01] the arrow keys go round among those who are found, Escape closes, Enter chooses', async ({
  make,
  dietician: { page },
}) => {
  const word = mark();
  const [ada, bea] = [
    await make.aCustomer({ name: `Ada ${word}` }),
    await make.aCustomer({ name: `Bea ${word}` }),
  ];
  await page.goto('/client/dashboard');
  const picker = page.getByRole('combobox', { name: 'Customer' });
  const option = (name: string) => page.getByRole('option', { name: `${name} ${word}` });
  await picker.fill(word);
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(option('Ada')).toHaveAttribute('aria-selected', 'true');
  await picker.press('ArrowDown');
  await expect(option('Bea')).toHaveAttribute('aria-selected', 'true');
  await expect(picker).toHaveAttribute('aria-activedescendant', new RegExp(bea.id));
  await picker.press('ArrowDown');
  await expect(option('Ada')).toHaveAttribute('aria-selected', 'true');
  await picker.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(picker).toHaveValue(word);
  await picker.press('ArrowUp');
  await picker.press('ArrowUp');
  await picker.press('Enter');
  await expect(page).toHaveURL(new RegExp(bea.id));
  await expect(picker).toBeFocused();
  await expect(picker).toHaveValue(`Bea ${word}`);

  await picker.fill(`ada ${word}`);
  await option('Ada').click();
  await expect(page).toHaveURL(new RegExp(ada.id));
});
