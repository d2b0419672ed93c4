import { expect } from '@playwright/test';
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
  updateElsewhere,
  upload,
} from './plansScreen.ts';

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
    await expect(dialog).toContainText('This plan changed meanwhile');
    await expect(dialog.getByRole('group')).toHaveCount(3);
    await expect(dialog.getByRole('group').nth(0)).toContainText('My breakfast');
    await expect(dialog.getByRole('group').nth(0)).toContainText('Their breakfast');
    await button(page, 'Back to the form').click();
    await expect(cell(page, 1, 2)).toHaveValue('My breakfast');

    await update(page).click();
    await button(page, 'Update with these choices').click();
    await expect(message(page, 'Diet plan updated.')).toBeVisible();
    const stored = (await latestPlan(page, customer))?.weeklyDietPlan;
    expect(stored?.[0]?.meals.slice(1, 3)).toEqual(['My breakfast', 'My snack']);
    expect(stored?.[2]?.meals[3]).toBe('Their lunch');
  });

  test('a plan deleted meanwhile leaves what was typed, as a new plan @all', async ({
    dietician: { page },
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    await make.aPlan(customer, { name: 'Spring week' });
    await openFor(page, customer);
    await edit(page, 'Spring week');
    await cell(page, 1, 2).fill('My breakfast');
    const other = await signIn(await make.aDietician());
    await openFor(other, customer);
    await existing(other).getByRole('button', { name: 'Delete Spring week' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(existing(page)).toContainText('No plans yet');
    await update(page).click();
    await expect(page.getByText(/This plan was deleted meanwhile/)).toBeVisible();
    await expect(cell(page, 1, 2)).toHaveValue('My breakfast');
    await upload(page).click();
    await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  });
});

test('[PLAN-16] an upload whose answer was lost makes one plan, even when changed and retried with two presses @all', async ({
  dietician: { page },
  make,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const customer = await make.aCustomer();
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('Answer lost');
  await cell(page, 1, 2).fill('Porridge');
  await page.route(/diet-plans$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await upload(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to upload diet plan. Error: No conn');
  await expect(field(page, 'Plan Name')).toHaveValue('Answer lost');
  await page.unroute(/diet-plans$/);
  await cell(page, 1, 1).fill('Added since');
  await upload(page).dblclick();
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  expect(await storedPlans(page, customer)).toHaveLength(1);
  const plan = await latestPlan(page, customer);
  expect(plan?.weeklyDietPlan[0]?.meals[0]).toBe('Added since');
});
