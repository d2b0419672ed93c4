import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { button, header, mark, openCustomer, openPeriod, rows } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { sideways } from './settled.ts';

test('[CUST-02] shows details and dates, at an address of their own @all', async ({
  make,
  dietician: { page },
}) => {
  const tag = mark();
  const customer = await make.aCustomer({ name: `Ines ${tag}`, timeZone: 'Asia/Kolkata' });
  const today = todayOf(customer);
  await make.aDay(customer, addDays(today, -1));
  await page.goto(`/client/customers?search=${tag}`);
  await rows(page).click();
  await expect(page).toHaveURL(`/client/customers/${customer.id}?search=${tag}`);
  await expect(header(page)).toContainText(customer.email);
  await expect(header(page)).toContainText('Active');
  await expect(header(page)).toContainText('60 days left');
  await expect(header(page)).toContainText('Yesterday');
  await expect(header(page)).toContainText('Kolkata time');
  // A period that runs needs nothing to be done, so it is one line.
  await expect(page.getByLabel('Start Date')).toHaveCount(0);
  await openPeriod(page);
  await expect(page.getByLabel('Start Date')).toHaveValue(addDays(today, -30));
  await expect(page.getByLabel('End Date')).toHaveValue(addDays(today, 60));
  await page.reload();
  await openPeriod(page);
  await expect(page.getByLabel('End Date')).toHaveValue(addDays(today, 60));
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

test('[CUST-02] on a phone is a page of its own, with a way back to the same place @all', async ({
  make,
  signIn,
}) => {
  const tag = mark();
  const names = Array.from({ length: 20 }, (_, n) => `Jonas ${tag} ${String(n).padStart(2, '0')}`);
  await Promise.all(names.map((name) => make.aCustomer({ name })));
  const page = await signIn(await make.aDietician(), PHONE);
  await page.goto(`/client/customers?search=${tag}`);
  const row = page.getByRole('link', { name: new RegExp(names[15] ?? '') });
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await row.click();
  await expect(page.getByRole('heading', { level: 2, name: names[15] ?? '' })).toBeFocused();
  await expect(page.getByLabel('Search')).toBeHidden();
  expect(await sideways(page)).toBe(0);
  await page.getByRole('link', { name: 'All customers' }).click();
  await expect(row).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});
