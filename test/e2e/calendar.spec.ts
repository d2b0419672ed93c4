import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { button, field, openFor } from './plansScreen.ts';

test('[PLAN-01] where the calendar cannot be fetched the day is typed, and the calendar tried again', async ({
  make,
  dietician: { page },
  problems,
}) => {
  problems.allow(/net::ERR_|dynamically imported module|Calendar/);
  const file = /\/Calendar-/;
  await page.route(file, (route) => route.abort());
  await openFor(page, await make.aCustomer());
  await field(page, 'Plan Name').fill('Typed and not saved');
  await button(page, 'Open calendar').first().click();
  const failed = page.getByRole('alert').filter({ hasText: 'The calendar could not be loaded.' });
  await expect(failed).toBeVisible();
  await expect(field(page, 'Plan Name')).toHaveValue('Typed and not saved');
  await page.unroute(file);
  await button(page, 'Try again').click();
  await expect(page.getByRole('dialog', { name: 'Calendar, Start Date' })).toBeVisible();
  await expect(failed).toBeHidden();
});
