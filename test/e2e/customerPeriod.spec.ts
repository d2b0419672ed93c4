import { expect, type Page } from '@playwright/test';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays } from '#domain/day.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { button, header, openCustomer } from './customersScreen.ts';
import { test } from './fixtures.ts';

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
