import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { button } from './customersScreen.ts';
import { test } from './fixtures.ts';

const date = (page: Page) => page.getByLabel('Date', { exact: true });

async function openProgress(page: Page, customer: Person) {
  await page.goto(`/client/customers/${customer.id}?tab=profile`);
  await button(page, 'View Progress').click();
  await expect(date(page)).toBeVisible();
}

test('[CUST-09] progress is read by date: picked, typed, or the next and the one before', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  await make.aPlan(customer, { startDate: addDays(today, -3) });
  await make.aDay(customer, addDays(today, -1), { notes: 'Slept like a stone.', mood: 'Great' });
  await make.aDay(customer, addDays(today, -2), { notes: 'Felt heavy.', mood: 'Low' });
  await openProgress(page, customer);

  await expect(date(page)).toHaveValue(addDays(today, -1));
  await expect(page.getByText('2 of 5 meals')).toBeVisible();
  await expect(page.getByText('Slept like a stone.')).toBeVisible();
  const meal = page.getByRole('checkbox', { name: /Porridge with plums/ });
  await expect(meal).toBeChecked();
  await expect(meal).toBeDisabled();
  await expect(page.getByText('1.5 L')).toBeVisible();

  await button(page, 'Previous Day').click();
  await expect(page.getByText('Felt heavy.')).toBeVisible();
  await page
    .getByRole('button', { name: `${formatDay(addDays(today, -1), 'long')}, logged` })
    .click();
  await expect(page.getByText('Slept like a stone.')).toBeVisible();
  await button(page, 'Next Day').click();
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
  await expect(button(page, 'Next Day')).toBeDisabled();
  await date(page).fill(addDays(today, -40));
  await expect(page.getByText('Nothing was logged on this day.')).toBeVisible();
  await page.reload();
  await expect(date(page)).toHaveValue(addDays(today, -40));
});

test('[CUST-09] a day the customer submits appears while the dietician writes', async ({
  make,
  signIn,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer);
  await openProgress(page, customer);
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Notes' }).fill('In the middle of a sentence');
  await page.getByLabel('End Date').fill('2126-01-');

  const theirs = await signIn(customer);
  await theirs.goto('/customer/myprogress');
  await theirs.getByRole('checkbox', { name: /Porridge with plums/ }).check();
  await theirs.getByRole('button', { name: 'Submit Progress' }).click();

  await expect(page.getByText('1 of 5 meals')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(
    'In the middle of a sentence',
  );
  await expect(page.getByLabel('End Date')).toHaveValue('2126-01-');
});
