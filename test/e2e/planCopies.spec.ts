import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/nextStart.ts';
import { movedTo } from '#domain/plans/week.ts';
import { test } from './fixtures.ts';
import {
  button,
  cell,
  existing,
  field,
  latestPlan,
  message,
  openFor,
  said,
  storedPlans,
  upload,
} from './plansScreen.ts';

test('[PLAN-06] [HIST-06] a copy is a new plan with the same meals in the next free week @all', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  const plan = await make.aPlan(customer, { name: 'Spring week' });
  await openFor(page, customer);
  await existing(page).getByRole('button', { name: 'Copy Spring week' }).click();
  await expect(field(page, 'Plan Name')).toHaveValue('Copy of Spring week');
  await upload(page).click();
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  const copy = await latestPlan(page, customer);
  const start = mondayFrom(addDays(plan.endDate, 1));
  const moved = movedTo(said(plan), start);
  expect(copy && said(copy)).toEqual({ ...moved, name: 'Copy of Spring week' });
  expect(await storedPlans(page, customer)).toHaveLength(2);
});

test('[PLAN-06] [REUSE-02] the next week begins from the latest plan with one press; what is typed while it is on its way wins over it @all', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  const plan = await make.aPlan(customer, { name: 'Spring week' });
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/diet-plans\/(?!latest)[^/?]+$/, async (route) => {
    await late;
    await route.continue();
  });
  await openFor(page, customer);
  await button(page, 'Next Week').click();
  await field(page, 'Plan Name').fill('Summer week');
  await cell(page, 1, 2).fill('Cherries');
  arrive();
  await expect(cell(page, 2, 2)).toHaveValue('Porridge with plums');
  await expect(field(page, 'Start Date')).toHaveValue(addDays(plan.startDate, 7));
  await expect(field(page, 'Plan Name')).toHaveValue('Summer week');
  await expect(cell(page, 1, 2)).toHaveValue('Cherries');
  await expect(cell(page, 1, 2)).toBeFocused();
});
