import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { wholeDay } from '../factories/days.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { button, openPeriod } from './customersScreen.ts';
import { test } from './fixtures.ts';

const date = (page: Page) => page.getByLabel('Date', { exact: true });

async function openProgress(page: Page, customer: Person) {
  await page.goto(`/client/customers/${customer.id}?tab=profile`);
  await button(page, 'View Progress').click();
  await expect(date(page)).toBeVisible();
}

test('[CUST-09] progress is read by date: picked, typed, or the next and the one before; a day the customer submits appears while the dietician writes', async ({
  make,
  signIn,
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
  await expect(page.getByText('Nothing logged yet today.')).toBeVisible();
  await expect(button(page, 'Next Day')).toBeDisabled();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('In the middle of a sentence');
  await openPeriod(page);
  await page.getByLabel('End Date').fill('2126-01-');
  const theirs = await signIn(customer);
  const answer = await theirs.request.patch(
    `/api/customers/${customer.id}/daily-progress/${today}`,
    {
      data: wholeDay({ notes: 'As you write.' }),
      headers: { origin: new URL(page.url()).origin },
    },
  );
  expect(answer.status()).toBe(200);
  await expect(page.getByText('As you write.')).toBeVisible();
  await expect(notes).toHaveValue('In the middle of a sentence');
  await expect(page.getByLabel('End Date')).toHaveValue('2126-01-');

  await date(page).fill(addDays(today, -40));
  await expect(page.getByText('Nothing was logged on this day.')).toBeVisible();
  await page.reload();
  await expect(date(page)).toHaveValue(addDays(today, -40));
});
