import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import {
  button,
  cell,
  edit,
  latestPlan,
  message,
  openFor,
  update,
  updateElsewhere,
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
