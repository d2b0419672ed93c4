import { expect, type Page } from '@playwright/test';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { MEALS } from '../factories/plans.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';
import { openFor, updateElsewhere } from './plansScreen.ts';

const LUNCH = 3;
const WAS = MEALS[LUNCH] ?? '';

const lunches = (plan: DietPlan, ...dishes: string[]): DietPlan => ({
  ...plan,
  weeklyDietPlan: plan.weeklyDietPlan.map((day, index) => ({
    ...day,
    meals: day.meals.with(LUNCH, dishes[index] ?? day.meals[LUNCH] ?? ''),
  })),
});

const line = (page: Page) => page.getByRole('region', { name: 'Changes' });
const today = (page: Page) => page.getByRole('region', { name: 'Today' });
const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it' });

test('[HIST-03] changed meals are marked with what they were, on every screen and device, until the customer has seen them', async ({
  customer: { page, person },
  dietician: { page: office },
  signIn,
  make,
}) => {
  const plan = await make.aPlan(person, { name: 'Spring week' });
  const phone = await signIn(person, PHONE);
  await page.goto('/customer/dashboard');
  await phone.goto('/customer/myprogress');
  await expect(today(page)).toContainText(WAS);
  await expect(line(page)).toHaveCount(0);

  await openFor(office, person);
  await updateElsewhere(office, person, lunches(plan, 'Lentil soup', 'Rice', 'Beans'));
  await expect(line(page)).toContainText('3 meals changed since you last looked');
  await expect(today(page).getByText('Changed', { exact: true })).toBeVisible();
  await expect(today(page)).toContainText(`was: ${WAS}`);
  await line(page).locator('summary').click();
  await expect(line(page)).toContainText(`Lunch: ${WAS} → Rice`);

  await expect(line(phone)).toContainText('3 meals changed since you last looked');
  await expect(phone.getByRole('checkbox', { name: 'Lentil soup (changed)' })).toBeVisible();
  await expect(phone.getByText(`was: ${WAS}`)).toBeVisible();
  await expectAccessible(phone);

  await gotIt(phone).tap();
  await expect(line(phone)).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
  await expect(today(page).getByText('Changed', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(today(page)).toContainText('Lentil soup');
  await expect(line(page)).toHaveCount(0);
});
