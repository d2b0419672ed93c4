import { expect, type Page } from '@playwright/test';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, formatDay } from '#domain/day.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { button, header, openCustomer, openPeriod } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { expectAnnounced } from './keyboard/keys.ts';

async function storedPeriod(page: Page, customer: Person) {
  const answer = await page.request.get(`/api/customers/${customer.id}`, { maxRetries: 1 });
  const { planStatus, planStartDate, planEndDate } = (await answer.json()) as Customer;
  return { planStatus, planStartDate, planEndDate };
}

test('[CUST-03] [CUST-04] [CUST-05] dates are set with both of them, in order, and make the plan active; only then it is paused @all', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ standing: 'not_set' });
  await openCustomer(page, customer);
  await page.getByLabel('Start Date').fill('2026-11-30');
  await button(page, 'Set/Update Dates').click();
  await expect(page.getByText('Please select both start and end dates.')).toBeVisible();
  await page.getByLabel('End Date').fill('2026-11-01');
  await button(page, 'Set/Update Dates').click();
  await expect(page.getByText('Start date cannot be after end date.')).toBeVisible();
  expect(await storedPeriod(page, customer)).toHaveProperty('planStatus', 'not_set');
  await page.getByLabel('Start Date').fill('2026-11-01');
  await page.getByLabel('End Date').fill('2126-11-30');
  await button(page, 'Set/Update Dates').click();
  await expect(header(page)).toContainText('Active');
  await expect(header(page)).toContainText('1 Nov 2026 – 30 Nov 2126');
  await expect(page.getByText('Start date cannot be after end date.')).toBeHidden();
  expect(await storedPeriod(page, customer)).toEqual({
    planStatus: 'active',
    planStartDate: '2026-11-01',
    planEndDate: '2126-11-30',
  });

  await expect(button(page, 'Resume Plan')).toBeHidden();
  await button(page, 'Pause Plan').click();
  await expect(header(page)).toContainText('Paused');
  await expect(button(page, 'Pause Plan')).toBeHidden();
  expect(await storedPeriod(page, customer)).toHaveProperty('planStatus', 'paused');
  await button(page, 'Resume Plan').click();
  await expectAnnounced(page, 'Coaching resumed.');
  await expect(header(page)).toContainText('Active');
  expect(await storedPeriod(page, customer)).toHaveProperty('planStatus', 'active');
});

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
  await expect(header(page)).toContainText('1 Dec – 31 Dec 2126');
  await expect(header(page)).toContainText('Active');
});

test('[HIST-06] a renewal that begins before the present period is over is asked about once @all', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  const before = await storedPeriod(page, customer);
  await openCustomer(page, customer);
  await button(page, 'Renew Plan').click();
  await page.getByLabel('Start Date').fill(today);
  await button(page, '8 weeks').click();
  await button(page, 'Renew Plan').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`runs until ${formatDay(addDays(today, 60), 'medium')}`);
  await expect(dialog).toContainText('It would end earlier');
  await expect(button(page, 'Cancel').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Renew Plan')).toBeFocused();
  await expect(page.getByLabel('Start Date')).toHaveValue(today);
  expect(await storedPeriod(page, customer)).toEqual(before);

  await button(page, 'Renew Plan').click();
  await button(page, 'Renew Anyway').click();
  await expectAnnounced(page, 'Coaching renewed.');
  expect(await storedPeriod(page, customer)).toEqual({
    planStatus: 'active',
    planStartDate: today,
    planEndDate: addDays(today, 55),
  });
});

test('[CUST-03] [CUST-06] dates being typed wait while one looks at somebody else @all', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ standing: 'active' });
  const other = await make.aCustomer({ standing: 'not_set' });
  await openCustomer(page, customer);
  const end = page.getByLabel('End Date');
  // As on a phone, whose number pad has no hyphen.
  await end.fill('');
  await end.pressSequentially('21261130');
  await expect(end).toHaveValue('2126-11-30');
  await openCustomer(page, other);
  await expect(end).toHaveValue('');
  await openCustomer(page, customer);
  await expect(end).toHaveValue('2126-11-30');
  await button(page, 'Set/Update Dates').click();
  await expect(header(page)).toContainText('2126');

  await button(page, 'Renew Plan').click();
  await end.fill('2127-11-30');
  await openCustomer(page, other);
  await openCustomer(page, customer);
  await expect(page.getByRole('heading', { name: 'The next period' })).toBeVisible();
  await expect(end).toHaveValue('2127-11-30');
  await button(page, 'Cancel').click();
  await page.reload();
  await openPeriod(page);
  await expect(end).toHaveValue('2126-11-30');
});
