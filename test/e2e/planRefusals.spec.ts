import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { button, cell, field, message, openFor, storedPlans, upload } from './plansScreen.ts';

test('[PLAN-13] what is missing or too long is named beside its field, and that something is wrong said no longer than it is @all', async ({
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
  // A stopped clock makes no message go away.
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
