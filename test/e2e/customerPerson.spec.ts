import { expect, type Page } from '@playwright/test';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, formatDay } from '#domain/day.ts';
import { wholeDay } from '../factories/days.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { header, openCustomer, openPeriod } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { toProgress } from './homeDay.ts';
import { button } from './named.ts';

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

test('[CUST-02] [CUST-11] lists their plans, each a way to edit it, and a way to write one without a period too', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ standing: 'not_set' });
  await make.aPlan(customer, { name: 'Spring week', uploadedAt: '2026-01-02T08:00:00.000Z' });
  await make.aPlan(customer, { name: 'Summer week', uploadedAt: '2026-06-02T08:00:00.000Z' });
  await openCustomer(page, customer);
  await button(page, 'View Plans').click();
  const address = `/client/dashboard?customer=${customer.id}`;
  await expect(page.getByRole('link', { name: 'Write a plan' })).toHaveAttribute('href', address);
  const plans = page.getByRole('list', { name: 'Plans' }).getByRole('listitem');
  await expect(plans).toHaveText([/Summer week/, /Spring week/]);
  await page.getByRole('link', { name: 'Edit Spring week' }).click();
  await expect(page.getByLabel('Plan Name')).toHaveValue('Spring week');
  await expect(button(page, 'Update Diet Plan')).toBeVisible();
  await expect(page).toHaveURL(address);
});

async function storedPeriod(page: Page, customer: Person) {
  const answer = await page.request.get(`/api/customers/${customer.id}`, { maxRetries: 1 });
  const { planStatus, planStartDate, planEndDate } = (await answer.json()) as Customer;
  return { planStatus, planStartDate, planEndDate };
}

test('[CUST-05] [CUST-06] an end that is past resumes nothing; dates typed before pressing Renew are the new ones, in order', async ({
  make,
  dietician: { page },
}) => {
  const today = todayOf({ timeZone: 'UTC' });
  const over = await make.aCustomer({
    period: {
      planStatus: 'paused',
      planStartDate: addDays(today, -20),
      planEndDate: addDays(today, -1),
    },
  });
  await openCustomer(page, over);
  await button(page, 'Resume Plan').click();
  const sentence = 'Please set valid start and end dates before resuming the plan.';
  await expect(page.getByText(sentence)).toBeVisible();
  expect(await storedPeriod(page, over)).toHaveProperty('planStatus', 'paused');

  await page.getByLabel('Start Date').fill('2126-12-01');
  await button(page, 'Renew Plan').click();
  await expect(
    page.getByText('New start date cannot be after new end date for renewal.'),
  ).toBeVisible();
  expect(await storedPeriod(page, over)).toHaveProperty('planStatus', 'paused');
  await page.getByLabel('End Date').fill('2126-12-31');
  await button(page, 'Renew Plan').click();
  await expect(header(page)).toContainText('1 – 31 Dec 2126');
  await expect(header(page)).toContainText('Active');
});

test('[HOME-01] [CUST-04] [CUST-05] [TALK-02] a paused customer is told so as it happens, what goes on, and asks all the same', async ({
  dietician,
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ dietician: dietician.person });
  await make.aPlan(customer, { startDate: addDays(todayOf(customer), -2) });
  const page = await signIn(customer, PHONE);
  const paused = page.getByText('Your coaching is paused.');
  await page.goto('/customer/dashboard');
  await expect(page.getByText('Porridge with plums').first()).toBeVisible();
  await expect(paused).toHaveCount(0);

  await dietician.page.goto(`/client/customers/${customer.id}`);
  await openPeriod(dietician.page);
  await dietician.page.getByRole('button', { name: 'Pause Plan' }).click();
  await expect(page.getByRole('status').filter({ has: paused })).toContainText(
    'You can still see your plans, log your days and change your profile. New plans come once it is resumed.',
  );
  await expect(page.getByText('Porridge with plums').first()).toBeVisible();
  await toProgress(page).click();
  // The dashboard has the meals as well, and stays until the code of this screen is there.
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Porridge with plums/ }).check();
  await page.getByRole('button', { name: 'Submit Progress' }).click();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  await page.goto('/customer/dashboard');
  await page.getByRole('link', { name: 'Ask your dietician' }).click();
  await expect(page).toHaveURL('/customer/messages');
  await expect(
    page.getByText('You can ask all the same; your dietician may answer later.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();

  await page.goto('/customer/dashboard');
  await expect(paused).toBeVisible();
  await dietician.page.getByRole('button', { name: 'Resume Plan' }).click();
  await expect(header(dietician.page)).toContainText('Active');
  await expect(paused).toHaveCount(0);
});
