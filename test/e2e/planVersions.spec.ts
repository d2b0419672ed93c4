import { expect, type Page } from '@playwright/test';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { Person } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import { button } from './named.ts';
import { fromMenu, latestPlan, message, openFor, updateElsewhere } from './plansScreen.ts';

const LUNCH = 3;

/** The plan with another dish for lunch on its first days. */
const lunches = (plan: DietPlan, ...dishes: string[]): DietPlan => ({
  ...plan,
  weeklyDietPlan: plan.weeklyDietPlan.map((day, index) => ({
    ...day,
    meals: day.meals.with(LUNCH, dishes[index] ?? day.meals[LUNCH] ?? ''),
  })),
});

async function openVersions(page: Page, name: string) {
  await fromMenu(page, name, 'Versions');
  const dialog = page.getByRole('dialog', { name: `Versions of “${name}”` });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  return dialog;
}

const row = (page: Page, version: number) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: `Version ${version}` });

/** Makes a plan and changes it once, as the dietician of this page. */
async function changedPlan(
  page: Page,
  customer: Person,
  make: { aPlan: (of: Person, wishes: object) => Promise<DietPlan> },
) {
  const plan = await make.aPlan(customer, { name: 'Spring week' });
  await openFor(page, customer);
  await updateElsewhere(page, customer, lunches(plan, 'Dal', 'Dal', 'Rice', 'Rice'));
  await expect.poll(async () => (await latestPlan(page, customer))?.version).toBe(2);
  return plan;
}

test('[HIST-03] the versions of a plan say who, when and what; one is looked at and brought back', async ({
  dietician: { page, person },
  make,
}) => {
  const customer = await make.aCustomer();
  const plan = await changedPlan(page, customer, make);
  await openVersions(page, 'Spring week');
  await expect(row(page, 2)).toContainText('now');
  await expect(row(page, 2)).toContainText(person.name);
  await expect(row(page, 2)).toContainText(/changed: \w+day Lunch, and 3 more/);
  await expect(row(page, 1)).toContainText('as it was uploaded');

  await button(page, 'View version 2').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Changed', { exact: true })).toHaveCount(4);
  await expect(dialog.getByText('was: Lentil soup and rye bread')).toHaveCount(4);
  const cells = dialog.getByRole('table').getByRole('cell').filter({ hasText: 'Changed' });
  await expect(cells).toContainText(['Dal', 'Dal', 'Rice', 'Rice']);
  await expect(dialog).toContainText('Changed in this version');
  await expect(dialog).toContainText('This is the current plan.');
  await expect(button(page, 'Bring Back')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'All versions').click();
  await expect(button(page, 'View version 2')).toBeFocused();

  await button(page, 'View version 1').click();
  await expect(dialog.getByText('Differs', { exact: true })).toHaveCount(4);
  await expect(dialog.getByText('now: Rice')).toHaveCount(2);
  await expect(dialog).toContainText('Differs from the plan as it is now');
  await button(page, 'Bring Back').click();
  await expect(dialog).toContainText('The plan as it is now stays as version 2');
  await button(page, 'Yes, Bring Back').click();
  await expect(message(page, 'Version 1 is back, as version 3.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const now = await latestPlan(page, customer);
  expect(now?.version).toBe(3);
  expect(now?.weeklyDietPlan).toEqual(plan.weeklyDietPlan);
  await openVersions(page, 'Spring week');
  await expect(row(page, 3)).toContainText(/changed: \w+day Lunch, and 3 more/);
});
