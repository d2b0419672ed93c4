import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { EIGHT, meal, ring, submit, upload, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';

const BETTER = ['Porridge with plums', 'An apple', 'Pea soup', 'Yoghurt', 'Rice', '', '', ''];
const SOUP = 'Lunch: Lentil soup';
const NEW_SOUP = 'Lunch: Pea soup (changed)';

const edited = (page: Page) => page.getByRole('button', { name: 'Edit Progress' });
const better = (customer: Person, wishes = {}) =>
  planInput(todayOf(customer), { ...WEEK, meals: BETTER, ...wishes });

/** An exact match, because the changed meal names the same time. */
const box = (page: Page, name: string | RegExp) =>
  page.getByRole('checkbox', { name, exact: true });

test('[HIST-02] a plan that changes while one ticks moves no tick: both dishes are there, the new one not done', async ({
  make,
  signIn,
  dietician,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  await meal(page, SOUP).tap();
  await page.getByLabel('Notes').fill('In the middle of a word');
  await upload(dietician.page, customer, better(customer));
  await expect(box(page, NEW_SOUP)).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('In the middle of a word');
  await expect(box(page, SOUP)).toBeChecked();
  await expect(box(page, NEW_SOUP)).not.toBeChecked();
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();

  await page.goto('/customer/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText('1 of 5 done')).toBeVisible();
  await expect(today.getByRole('listitem').filter({ hasText: 'done' })).toHaveText(/Lentil soup/);
  const soup = today.getByRole('listitem').filter({ hasText: 'Pea soup' });
  await expect(soup).toHaveText(/Changed/);
  await expect(soup).not.toHaveText(/done/);
  await page.goto('/customer/myprogress');
  await expect(box(page, SOUP)).toBeChecked();
  await edited(page).tap();
  await box(page, NEW_SOUP).tap();
  // Once it is stored, the new dish is the one of the day; Undo brings the other one back.
  await expect(box(page, 'Lunch: Pea soup')).toBeChecked();
  await expect(box(page, SOUP)).toBeHidden();
  await expect(ring(page)).toHaveAttribute('aria-valuetext', '1 of 5 meals');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await submit(page).tap();
  await expect(edited(page)).toBeVisible();
  await expect(box(page, SOUP)).toBeChecked();
  await expect(box(page, NEW_SOUP)).not.toBeChecked();

  await dietician.page.goto(`/client/customers/${customer.id}?tab=progress`);
  await expect(box(dietician.page, SOUP)).toBeChecked();
  await expect(box(dietician.page, NEW_SOUP)).not.toBeChecked();
  await expect(box(dietician.page, NEW_SOUP)).toBeDisabled();
  await expect(dietician.page.getByText('1 of 5 meals')).toBeVisible();
});

test('[HIST-01] a logged day shows its own meals after its plan was replaced or deleted, to both @all', async ({
  make,
  signIn,
  dietician,
}) => {
  const customer = await make.aCustomer();
  const yesterday = addDays(todayOf(customer), -1);
  const plan = await make.aPlan(customer, { ...WEEK, startDate: yesterday });
  const all = { '0': true, '1': true, '2': true, '3': true, '4': true };
  await make.aDay(customer, yesterday, { meals: all }, EIGHT, plan);
  const page = await signIn(customer, PHONE);
  const whole = async () => {
    for (const [screen, path] of [
      [page, `/customer/myprogress?date=${yesterday}`],
      [dietician.page, `/client/customers/${customer.id}?tab=progress&date=${yesterday}`],
    ] as const) {
      await screen.goto(path);
      await expect(ring(screen)).toHaveAttribute('aria-valuetext', '5 of 5 meals');
      await expect(screen.getByRole('checkbox')).toHaveCount(5);
      await expect(meal(screen, 'Lentil soup')).toBeChecked();
      await expect(screen.getByText('Changed', { exact: true })).toBeHidden();
    }
  };
  await upload(
    dietician.page,
    customer,
    better(customer, { name: 'Better week', startDate: yesterday }),
  );
  await whole();
  await page.goto('/customer/dashboard');
  const days = page.getByRole('region', { name: 'Better week' }).locator('details');
  await days.first().locator('summary').tap();
  await expect(days.first()).toContainText('Lentil soup');
  await expect(days.nth(2)).toContainText('Pea soup');
  const removed = await dietician.page.evaluate(
    async (path) =>
      (await fetch(path, { method: 'DELETE', headers: { 'if-match': '"1"' } })).status,
    `/api/customers/${customer.id}/diet-plans/${plan.id}`,
  );
  expect(removed).toBe(204);
  await whole();
});
