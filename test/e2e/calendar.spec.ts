import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
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

test('[PROG-01] axe finds nothing in the calendar, by day, month and year, in light and in dark', async ({
  make,
  customer: { page, person },
}) => {
  await make.aPlan(person);
  await page.goto('/customer/myprogress');
  await button(page, 'Open calendar').click();
  const calendar = page.getByRole('dialog', { name: 'Calendar, Date' });
  // A month of which days of the ones beside it are seen, and can be chosen.
  await calendar.getByRole('button', { name: 'Previous month' }).click();
  await expect(calendar).toBeVisible();
  await expectAccessible(page);
  await calendar.getByRole('button', { name: /choose a month$/ }).click();
  await expectAccessible(page);
  await calendar.getByRole('button', { name: /choose a year$/ }).click();
  await expectAccessible(page);
});
