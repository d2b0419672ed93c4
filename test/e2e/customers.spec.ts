import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Customer } from '#domain/coaching/customer.ts';
import { addDays } from '#domain/day.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { PHONE, test } from './fixtures.ts';

/** Something to find this test's people by: others' are in the same practice. */
const mark = () => randomBytes(5).toString('hex');

const rows = (page: Page) => page.getByRole('list', { name: 'Customers' }).getByRole('link');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const header = (page: Page) => page.getByRole('region', { name: 'Summary' });

async function openCustomer(page: Page, customer: Person) {
  await page.goto(`/client/customers/${customer.id}`);
  await expect(page.getByRole('heading', { level: 2, name: customer.name })).toBeVisible();
}

async function storedPeriod(page: Page, customer: Person) {
  const answer = await page.request.get(`/api/customers/${customer.id}`);
  const { planStatus, planStartDate, planEndDate } = (await answer.json()) as Customer;
  return { planStatus, planStartDate, planEndDate };
}

test.describe('the list', () => {
  test('[CUST-01] shows everybody with name, e-mail and status; nobody has a period by default', async ({
    make,
    dietician: { page },
  }) => {
    const tag = mark();
    const anna = await make.aCustomer({ name: `Anna ${tag}`, standing: 'not_set' });
    await make.aCustomer({ name: `Bram ${tag}`, standing: 'active' });
    await make.aCustomer({ name: `Chiara ${tag}`, standing: 'paused', emailVerified: false });
    await make.aCustomer({ name: `Daniel ${tag}`, standing: 'expired' });
    await page.goto('/client/customers');
    await page.getByLabel('Search').fill(tag.toUpperCase());
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).nth(0)).toContainText(`Anna ${tag}`);
    await expect(rows(page).nth(0)).toContainText(anna.email);
    await expect(rows(page).nth(0)).toContainText('Not set');
    await expect(rows(page).nth(1)).toContainText('Active');
    await expect(rows(page).nth(2)).toContainText('Paused');
    await expect(rows(page).nth(2)).toContainText('unverified');
    await expect(rows(page).nth(3)).toContainText('Expired');
    await expect(rows(page).nth(3)).toContainText('ended yesterday');
  });

  test('[CUST-01] narrows by status with counts, and Back and reload keep it', async ({
    make,
    dietician: { page },
  }) => {
    const tag = mark();
    for (const name of ['Esra', 'Femi']) await make.aCustomer({ name: `${name} ${tag}` });
    await make.aCustomer({ name: `Greta ${tag}`, standing: 'paused' });
    await page.goto('/client/customers');
    await page.getByLabel('Search').fill(tag);
    await expect(button(page, 'All 3')).toBeVisible();
    await button(page, 'Active 2').click();
    await expect(rows(page)).toHaveCount(2);
    await button(page, 'Paused 1').click();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByLabel('Search')).toHaveValue(tag);
    await page.goBack();
    await expect(rows(page)).toHaveCount(2);
    await button(page, 'Expired 0').click();
    await expect(page.getByText('Nobody found')).toBeVisible();
    await button(page, 'Show all customers').click();
    await expect(page.getByLabel('Search')).toHaveValue('');
    await expect(page).toHaveURL('/client/customers');
  });

  test('[CUST-01] goes on page by page, and is walked through by keyboard', async ({
    make,
    dietician: { page },
  }) => {
    const tag = mark();
    const names = Array.from({ length: 55 }, (_, n) => `Hugo ${tag} ${String(n).padStart(2, '0')}`);
    await Promise.all(names.map((name) => make.aCustomer({ name })));
    await page.goto(`/client/customers?search=${tag}`);
    await expect(rows(page)).toHaveCount(50);
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveCount(55);
    await page.getByLabel('Search').press('ArrowDown');
    await expect(rows(page).nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: names[1] ?? '' })).toBeVisible();
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(rows(page).nth(54)).toBeFocused();
  });

  test('[CUST-01] tells how the first customer gets here', async ({ emptyPractice, signIn }) => {
    const dietician = await emptyPractice.make.aDietician();
    const page = await signIn(dietician, { baseURL: emptyPractice.url });
    await page.goto('/client/customers');
    await expect(page.getByText('No customer yet')).toBeVisible();
    await expect(page.getByText(`${emptyPractice.url}/signup`)).toBeVisible();
    await emptyPractice.make.aCustomer({ name: 'Very First' });
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });
});

test.describe('the person', () => {
  test('[CUST-02] shows details and dates, at an address of their own', async ({
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
    await expect(header(page)).toContainText('yesterday');
    await expect(header(page)).toContainText('Asia/Kolkata');
    await expect(page.getByLabel('Start Date')).toHaveValue(addDays(today, -30));
    await expect(page.getByLabel('End Date')).toHaveValue(addDays(today, 60));
    await page.reload();
    await expect(page.getByLabel('End Date')).toHaveValue(addDays(today, 60));
  });

  test('[CUST-10] nobody chosen, or nobody there, reads No customer selected.', async ({
    dietician: { page },
    make,
  }) => {
    await make.aCustomer();
    await page.goto('/client/customers');
    await expect(page.getByText('No customer selected.')).toBeVisible();
    await page.goto('/client/customers/nobody');
    await expect(page.getByText('No customer selected.')).toBeVisible();
  });

  test('[CUST-11] without a period a plan can be written and uploaded', async ({
    make,
    dietician: { page },
  }) => {
    const customer = await make.aCustomer({ standing: 'not_set' });
    await openCustomer(page, customer);
    await button(page, 'View Plans').click();
    await expect(page.getByRole('link', { name: 'Write a plan' })).toHaveAttribute(
      'href',
      `/client/dashboard?customer=${customer.id}`,
    );
    const answer = await page.request.post(`/api/customers/${customer.id}/diet-plans`, {
      data: planInput(todayOf(customer), { name: 'Before any dates' }),
      headers: { 'idempotency-key': mark(), origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(201);
    await expect(page.getByRole('list', { name: 'Plans' })).toContainText('Before any dates');
  });

  test('[CUST-02] on a phone is a page of its own, with a way back to the same place', async ({
    make,
    signIn,
  }) => {
    const tag = mark();
    const names = Array.from(
      { length: 20 },
      (_, n) => `Jonas ${tag} ${String(n).padStart(2, '0')}`,
    );
    await Promise.all(names.map((name) => make.aCustomer({ name })));
    const page = await signIn(await make.aDietician(), PHONE);
    await page.goto(`/client/customers?search=${tag}`);
    const row = page.getByRole('link', { name: new RegExp(names[15] ?? '') });
    await row.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await row.click();
    await expect(page.getByRole('heading', { level: 2, name: names[15] ?? '' })).toBeFocused();
    await expect(page.getByLabel('Search')).toBeHidden();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'All customers' }).click();
    await expect(row).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
});

test.describe('the period', () => {
  test('[CUST-03] dates are set with both of them, in order, and make the plan active', async ({
    make,
    dietician: { page },
  }) => {
    const customer = await make.aCustomer({ standing: 'not_set' });
    await openCustomer(page, customer);
    await button(page, 'Set/Update Dates').click();
    await expect(page.getByText('Please select both start and end dates.')).toBeVisible();
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
  });

  test('[CUST-04] [CUST-05] pausing shows only when active, resuming only when not', async ({
    make,
    dietician: { page },
  }) => {
    const customer = await make.aCustomer({ standing: 'active' });
    await openCustomer(page, customer);
    await expect(button(page, 'Resume Plan')).toBeHidden();
    await button(page, 'Pause Plan').click();
    await expect(header(page)).toContainText('Paused');
    await expect(button(page, 'Pause Plan')).toBeHidden();
    expect(await storedPeriod(page, customer)).toHaveProperty('planStatus', 'paused');
    await button(page, 'Resume Plan').click();
    await expect(header(page)).toContainText('Active');
    expect(await storedPeriod(page, customer)).toHaveProperty('planStatus', 'active');
  });

  test('[CUST-05] resuming needs dates, and an end that is not past', async ({
    make,
    dietician: { page },
  }) => {
    const sentence = 'Please set valid start and end dates before resuming the plan.';
    const unset = await make.aCustomer({ standing: 'not_set' });
    await openCustomer(page, unset);
    await button(page, 'Resume Plan').click();
    await expect(page.getByText(sentence)).toBeVisible();
    const today = todayOf(unset);
    const over = await make.aCustomer({
      period: {
        planStatus: 'paused',
        planStartDate: addDays(today, -20),
        planEndDate: addDays(today, -1),
      },
    });
    await openCustomer(page, over);
    await button(page, 'Resume Plan').click();
    await expect(page.getByText(sentence)).toBeVisible();
    expect(await storedPeriod(page, over)).toHaveProperty('planStatus', 'paused');
  });

  test('[CUST-06] renewing proposes the next period and begins it', async ({
    make,
    dietician: { page },
  }) => {
    const customer = await make.aCustomer({ standing: 'paused' });
    const today = todayOf(customer);
    await openCustomer(page, customer);
    await button(page, 'Renew Plan').click();
    await expect(page.getByLabel('Start Date')).toHaveValue(addDays(today, 61));
    await expect(page.getByLabel('End Date')).toHaveValue(addDays(today, 151));
    await button(page, 'Cancel').click();
    await expect(page.getByLabel('End Date')).toHaveValue(addDays(today, 60));
    await button(page, 'Renew Plan').click();
    await page.getByLabel('Start Date').fill(today);
    await button(page, '8 weeks').click();
    await button(page, 'Renew Plan').click();
    await expect(header(page)).toContainText('Active');
    expect(await storedPeriod(page, customer)).toEqual({
      planStatus: 'active',
      planStartDate: today,
      planEndDate: addDays(today, 55),
    });
  });

  test('[CUST-06] renewing needs both new dates, in order', async ({
    make,
    dietician: { page },
  }) => {
    const customer = await make.aCustomer({ standing: 'not_set' });
    await openCustomer(page, customer);
    await button(page, 'Renew Plan').click();
    const missing = page.getByText('Please set new start and end dates for renewal.');
    await expect(missing).toBeVisible();
    await page.getByLabel('Start Date').fill('2126-12-02');
    await button(page, 'Renew Plan').click();
    await expect(missing).toBeVisible();
    await page.getByLabel('End Date').fill('2126-12-01');
    await button(page, 'Renew Plan').click();
    await expect(
      page.getByText('New start date cannot be after new end date for renewal.'),
    ).toBeVisible();
    expect(await storedPeriod(page, customer)).toHaveProperty('planStatus', 'not_set');
  });

  test('[CUST-06] dates typed before pressing are the new ones', async ({
    make,
    dietician: { page },
  }) => {
    const customer = await make.aCustomer({ standing: 'expired' });
    await openCustomer(page, customer);
    await page.getByLabel('Start Date').fill('2126-12-01');
    await button(page, 'Renew Plan').click();
    await expect(
      page.getByText('New start date cannot be after new end date for renewal.'),
    ).toBeVisible();
    await page.getByLabel('End Date').fill('2126-12-31');
    await button(page, 'Renew Plan').click();
    await expect(header(page)).toContainText('1 Dec – 31 Dec 2126');
    await expect(header(page)).toContainText('Active');
  });

  test('[CUST-10] what fails is said beside it, and what was typed stays', async ({
    make,
    problems,
    dietician: { page },
  }) => {
    problems.allow(/status of 503|503 from/);
    const customer = await make.aCustomer();
    await openCustomer(page, customer);
    await page.route('**/coaching-period/*', (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'unavailable', message: 'The database is away.' } },
      }),
    );
    await page.getByLabel('End Date').fill('2126-12-31');
    await button(page, 'Set/Update Dates').click();
    await expect(page.getByText('Failed to update plan: The database is away.')).toBeVisible();
    await expect(page.getByLabel('End Date')).toHaveValue('2126-12-31');
    await page.unroute('**/coaching-period/*');
    await button(page, 'Set/Update Dates').click();
    await expect(header(page)).toContainText('31 Dec 2126');
    await expect(page.getByText('Failed to update plan')).toBeHidden();
  });

  test('[CUST-10] a list that cannot be fetched says so, and is fetched again', async ({
    make,
    problems,
    dietician: { page },
  }) => {
    problems.allow(/status of 503|503 from/);
    await make.aCustomer();
    await page.route('**/api/customers?*', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Away.' } } }),
    );
    await page.goto('/client/customers');
    await expect(page.getByText('Failed to fetch customers.')).toBeVisible();
    await page.unroute('**/api/customers?*');
    await button(page, 'Try again').click();
    await expect(rows(page).first()).toBeVisible();
  });
});
