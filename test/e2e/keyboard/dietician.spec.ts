import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../../factories/people.ts';
import { rows } from '../customersScreen.ts';
import { test } from '../fixtures.ts';
import { button } from '../named.ts';
import { cell, existing, field, storedPlans } from '../plansScreen.ts';
import { expectAnnounced, tabAndPress, tabAndType, tabTo } from './keys.ts';

// Every journey of a dietician by the keyboard alone: nothing here is clicked.

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('[CUST-02] [CUST-03] [CUST-04] [CUST-07] by keyboard: a customer is found, gets a period and notes', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ name: 'Kim Keyboard', standing: 'not_set' });
  const today = todayOf(customer);
  await page.goto('/client/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await tabAndPress(page, entry(page, 'Customers'));
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeFocused();
  await tabAndType(page, field(page, 'Search'), customer.email);
  await expect(page).toHaveURL(/search=/);
  await expect(rows(page)).toHaveCount(1);
  await tabAndPress(page, page.getByRole('link', { name: /Kim Keyboard/ }));
  await expect(page.getByRole('heading', { level: 2, name: 'Kim Keyboard' })).toBeVisible();

  await tabAndType(page, field(page, 'Start Date'), today);
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Please select both start and end dates.');
  await tabAndType(page, field(page, 'End Date'), addDays(today, -1));
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Start date cannot be after end date.');
  await tabTo(page, field(page, 'End Date'));
  await tabAndType(page, field(page, 'End Date'), addDays(today, 27));
  await tabAndPress(page, button(page, 'Set/Update Dates'));
  await expectAnnounced(page, 'Dates saved, the coaching is active.');
  await expect(button(page, 'Set/Update Dates')).toBeFocused();
  await tabAndPress(page, button(page, 'Pause Plan'));
  await expect(button(page, 'Resume Plan')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause Plan')).toBeFocused();

  await tabAndPress(page, button(page, 'Renew Plan'));
  await page.keyboard.press('Escape');
  await tabAndType(page, field(page, 'Notes'), 'Prefers mornings.');
  await tabAndPress(page, button(page, 'Save Notes'));
  await expectAnnounced(page, 'Notes saved.');
  await expect(button(page, 'Save Notes')).toBeFocused();
  await tabAndPress(page, button(page, 'View Profile'));
  await expect(page.getByText('No profile yet')).toBeVisible();
  await expect(button(page, 'View Profile')).toBeFocused();
});

test('[PLAN-01] [PLAN-07] [PLAN-08] by keyboard: a plan is written in the grid, kept, used, uploaded, deleted', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ name: 'Kim Keyboard' });
  await make.aPlan(customer, { name: 'Spring week' });
  await page.goto('/client/dashboard');
  await tabAndType(page, page.getByRole('combobox', { name: 'Customer' }), customer.email);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText(customer.email);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(customer.id));
  await button(page, 'Delete Spring week').waitFor();

  await tabAndType(page, field(page, 'Plan Name'), 'Keyboard week');
  await tabAndType(page, cell(page, 1, 1), 'Porridge');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 2)).toBeFocused();
  await page.keyboard.type('An apple');
  await page.keyboard.press('Tab');
  await expect(cell(page, 2, 2)).toBeFocused();
  await page.keyboard.type('A pear');
  await page.keyboard.press('Escape');
  await expect(cell(page, 2, 2)).toHaveValue('');
  await tabAndPress(page, button(page, 'Save Plan'));
  await expectAnnounced(page, 'Diet plan saved.');
  await expect(button(page, 'Save Plan')).toBeFocused();
  await expect(cell(page, 1, 1)).toHaveValue('Porridge');
  await tabTo(page, button(page, 'Start over'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Plan Name')).toBeFocused();
  await expect(cell(page, 1, 1)).toHaveValue('');
  await tabTo(page, field(page, 'Start Date'), 'Shift+Tab');
  await tabAndType(page, field(page, 'Start Date'), '2127-02-01');
  await tabAndPress(page, button(page, 'Use Keyboard week'));
  await expect(field(page, 'Plan Name')).toHaveValue('Keyboard week');
  await expect(field(page, 'Plan Name')).toBeFocused();
  await expect(cell(page, 1, 1)).toHaveValue('Porridge');
  await expect(field(page, 'Start Date')).toHaveValue('2127-02-01');
  await tabAndPress(page, button(page, 'Upload Diet Plan'));
  await expectAnnounced(page, 'Diet plan uploaded.');
  await expect(field(page, 'Plan Name')).toBeFocused();

  await expect(existing(page).getByRole('listitem')).toHaveCount(2);
  const remove = existing(page).getByRole('button', { name: 'Delete Keyboard week' });
  await tabAndPress(page, remove);
  const asked = page
    .getByRole('dialog')
    .getByText('Are you sure you want to delete this diet plan?');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await tabAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expectAnnounced(page, 'Diet plan deleted.');
  await expect(button(page, 'Delete Spring week')).toBeFocused();
  const [plan, ...others] = await storedPlans(page, customer);
  expect([plan?.name, others.length]).toEqual(['Spring week', 0]);
});
