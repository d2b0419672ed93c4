import { expect } from '@playwright/test';
import { CUSTOMER_EXPIRED, CUSTOMER_PAUSED } from '#domain/plans/upload.ts';
import { test } from './fixtures.ts';
import {
  button,
  cell,
  edit,
  field,
  message,
  openFor,
  storedPlans,
  update,
  upload,
} from './plansScreen.ts';

for (const { id, standing, refusal } of [
  { id: 'PLAN-10', standing: 'paused', refusal: CUSTOMER_PAUSED },
  { id: 'PLAN-11', standing: 'expired', refusal: CUSTOMER_EXPIRED },
] as const) {
  test(`[${id}] [PLAN-12] nothing is uploaded for a customer whose plan is ${standing}`, async ({
    dietician: { page },
    make,
  }) => {
    const customer = await make.aCustomer({ standing });
    await make.aPlan(customer, { name: 'Spring week' });
    await openFor(page, customer);
    await expect(message(page, refusal.message)).toBeVisible();
    await expect(upload(page)).toBeDisabled();
    await edit(page, 'Spring week');
    await expect(update(page)).toBeDisabled();
    await button(page, 'Save Plan').click();
    await expect(message(page, 'Diet plan saved.')).toBeVisible();
  });
}

test('[PLAN-13] what is missing or too long is named beside its field, and that something is wrong said no longer than it is', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await openFor(page, customer);
  await field(page, 'End Date').fill('2020-01-01');
  await cell(page, 2, 3).fill('x'.repeat(501));
  await upload(page).click();
  await expect(message(page, 'Enter a plan name.')).toBeVisible();
  await expect(message(page, 'Start date cannot be after end date.')).toBeVisible();
  await expect(cell(page, 2, 3)).toHaveAccessibleDescription('At most 500 characters.');
  await expect(field(page, 'Plan Name')).toBeFocused();
  expect(await storedPlans(page, customer)).toEqual([]);

  await page.reload();
  await button(page, 'Discard').click();
  // A clock that stands still takes no message away.
  await page.clock.install();
  await cell(page, 2, 3).fill('x'.repeat(501));
  await upload(page).click();
  const wrong = page.getByText('Not everything is right yet: see the marked fields.');
  await expect(wrong).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await upload(page).click();
  await page.clock.runFor(50);
  await expect(wrong).toBeVisible();
  await field(page, 'Plan Name').fill('Spring week');
  await expect(wrong).toBeVisible();
  await cell(page, 2, 3).fill('Plums');
  await expect(wrong).toHaveCount(0);
});
